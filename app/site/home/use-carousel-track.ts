import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { type Point, swipeStep } from '../../components/swipe.ts';

/** Pixels between two cards (gap-6). */
const gap = 24;
/** Pause after which a track without scrollend, or of a new width, counts as at rest. */
const settledAfterMs = 150;

/**
 * The position of a track of cards with native scrolling. Swipes within the track are the browser's; one past an end
 * continues at the other, as `turn` does.
 */
export function useCarouselTrack(cardCount: number) {
  const track = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where the only finger touched the track. */
  const touchStart = useRef<Point>(undefined);
  const [index, setIndex] = useState(0);
  /** Index of the first card when the last one is in view. */
  const [last, setLast] = useState(cardCount - 1);

  const measure = () => {
    const list = track.current;
    if (!list || list.children.length === 0) return { step: 1, last: 0, position: 0 };
    const step = (list.scrollWidth + gap) / cardCount;
    return { step, last: cardCount - Math.round((list.clientWidth + gap) / step), position: list.scrollLeft };
  };

  const settle = () => {
    const measured = measure();
    setLast(measured.last);
    setIndex(Math.min(Math.round(measured.position / measured.step), measured.last));
  };

  const settleSoon = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, settledAfterMs);
  };

  const moveTo = (card: number) => {
    const measured = measure();
    const target = Math.min(card, measured.last);
    setIndex(target);
    track.current?.scrollTo({ left: target * measured.step });
  };

  /** Moves one card; past an end it continues at the other. */
  const turn = (direction: 1 | -1) => {
    const next = index + direction;
    moveTo(next < 0 ? cardCount : next > last ? 0 : next);
  };

  useEffect(() => {
    settle();
    addEventListener('resize', settleSoon);
    return () => {
      removeEventListener('resize', settleSoon);
      clearTimeout(settling.current);
    };
  }, []);

  const trackProps = {
    ref: track,
    onScroll: () => {
      if (!('onscrollend' in window)) settleSoon();
    },
    onScrollEnd: settle,
    onTouchStart: ({ touches }: TouchEvent) => {
      touchStart.current = touches.length === 1 ? touches[0] : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = event.changedTouches[0];
      const step = touchStart.current && end ? swipeStep(touchStart.current, end) : 0;
      if (index === last && step === 1) moveTo(0);
      else if (index === 0 && step === -1) moveTo(cardCount);
    },
  };
  return { index, last, moveTo, turn, focus: () => track.current?.focus({ preventScroll: true }), trackProps };
}
