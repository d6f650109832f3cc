import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isCount } from '#content/figure-interval.ts';
import { figureText } from '#content/figure-text.ts';
import type { KeyFigure } from '#content/schemas.ts';
import { labelled } from '#platform/labelled.ts';
import type { Language } from '#platform/languages.ts';
import { fill } from '#platform/words.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { type Point, swipeStep } from '../../components/swipe.ts';
import { DotField } from './dot-field.tsx';
import type { KeyFigureCarouselWords } from './key-figure-carousel-words.ts';

const cardsPerDot = 3;

const arrowLook =
  'border border-ink hover:bg-ink hover:text-paper disabled:border-rule disabled:bg-transparent disabled:text-ink-muted/60';

interface KeyFigureCarouselProps {
  title: string;
  keyFigures: KeyFigure[];
  language: Language;
  words: KeyFigureCarouselWords;
}

/**
 * The edition's key figures on a track with native scrolling and snapping; buttons, keys and dots only move the track.
 */
export default function KeyFigureCarousel({ title, keyFigures, language, words }: KeyFigureCarouselProps) {
  const dotCount = Math.ceil(keyFigures.length / cardsPerDot);
  const track = useRef<HTMLUListElement>(null);
  const arrows = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where the only finger touched the track. */
  const touchStart = useRef<Point>(undefined);
  const [index, setIndex] = useState(0);
  /** Index of the first card when the last one is in view. */
  const [last, setLast] = useState(keyFigures.length - 1);

  const measure = () => {
    const list = track.current;
    const card = list?.firstElementChild as HTMLElement | null;
    if (!list || !card) return { step: 1, last: 0, position: 0 };
    const step = (list.scrollWidth + 24) / keyFigures.length;
    return { step, last: keyFigures.length - Math.round((list.clientWidth + 24) / step), position: list.scrollLeft };
  };

  /** Reads the position of the track at rest. */
  const settle = () => {
    const measured = measure();
    setLast(measured.last);
    setIndex(Math.min(Math.round(measured.position / measured.step), measured.last));
  };

  /** Calls `settle` after a pause: in browsers without scrollend, and after resizing. */
  const settleSoon = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, 150);
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
    moveTo(next < 0 ? keyFigures.length : next > last ? 0 : next);
  };

  useEffect(() => {
    settle();
    addEventListener('resize', settleSoon);
    return () => {
      removeEventListener('resize', settleSoon);
      clearTimeout(settling.current);
    };
  }, []);

  // A button that becomes disabled when pressed passes the focus to the track, where arrow keys keep working.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (arrows.current?.contains(focused) && focused?.matches(':disabled'))
      track.current?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  };

  const onTouchEnd = (event: TouchEvent) => {
    const end = event.changedTouches[0];
    const step = touchStart.current && end ? swipeStep(touchStart.current, end) : 0;
    // The browser scrolls the track; only a swipe past an end is handled here.
    if (index === last && step === 1) moveTo(0);
    else if (index === 0 && step === -1) moveTo(keyFigures.length);
  };

  const currentDot = index === last ? dotCount - 1 : Math.floor(index / cardsPerDot);

  return (
    <section aria-labelledby="erkenntnisse" aria-roledescription={words.carousel} className="container-page">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work wherever the focus is inside the carousel */}
      <div className="page-section" onKeyDown={onKeyDown}>
        <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
          <SectionHeading id="erkenntnisse" kicker={words.kicker} title={title} />
          <div ref={arrows} className="no-print flex gap-2 noscript:hidden">
            <IconButton
              icon={ArrowLeft}
              label={words.previous}
              disabled={index === 0}
              onClick={() => turn(-1)}
              className={arrowLook}
            />
            <IconButton
              icon={ArrowRight}
              label={words.next}
              disabled={index === last}
              onClick={() => turn(1)}
              className={arrowLook}
            />
          </div>
        </div>
        <ul
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
          tabIndex={0}
          aria-labelledby="erkenntnisse"
          onScroll={() => 'onscrollend' in window || settleSoon()}
          onScrollEnd={settle}
          onTouchStart={({ touches }) => {
            touchStart.current = touches.length === 1 ? touches[0] : undefined;
          }}
          onTouchEnd={onTouchEnd}
          className="relative flex snap-x snap-mandatory gap-6 overflow-x-auto scroll-smooth pb-1 [scrollbar-width:none] noscript:[scrollbar-width:auto] print:grid print:grid-cols-2"
        >
          {keyFigures.map((keyFigure) => (
            <KeyFigureCard key={keyFigure.label} {...keyFigure} language={language} />
          ))}
        </ul>
        <div className="no-print mt-6 -ml-3 flex noscript:hidden">
          {Array.from({ length: dotCount }, (_, dot) => (
            <button
              key={dot}
              type="button"
              aria-label={fill(words.group, {
                from: dot * cardsPerDot + 1,
                to: Math.min((dot + 1) * cardsPerDot, keyFigures.length),
              })}
              aria-current={dot === currentDot}
              onClick={() => moveTo(dot * cardsPerDot)}
              className="group inline-flex size-9 items-center justify-center"
            >
              <span className="size-2.5 rounded-full bg-control group-hover:bg-ink group-aria-[current=true]:bg-signal" />
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

/** A share as dots of a hundred, a count as that many dots; other figures aren't drawn. The preview of a draft may lack the value. */
function KeyFigureDots({ figure: { value, unit, isChange } }: Pick<KeyFigure, 'figure'>) {
  const marked = Math.round(value);
  if (!(marked >= 0) || isChange) return null;
  if (unit === 'percent') return <DotField total={100} marked={marked} columns={20} />;
  return isCount(unit) ? <DotField total={marked} marked={marked} columns={64} /> : null;
}

function KeyFigureCard({ label, figure, previous, description, language }: KeyFigure & { language: Language }) {
  return (
    <li className="flex shrink-0 basis-full snap-start flex-col border-t-2 border-ink pt-4 md:basis-[calc((100%-1.5rem)/2)] lg:basis-[calc((100%-3rem)/3)]">
      <p className="text-display font-bold tracking-tighter tabular-nums">{figureText(figure, language)}</p>
      <KeyFigureDots figure={figure} />
      <h3 className="text-xl">{label}</h3>
      <p className="mt-2 text-ink-muted">{description}</p>
      {previous && (
        <p className="mt-2 text-sm tabular-nums text-ink-muted">
          {labelled(previous.year, figureText(previous, language), language)}
        </p>
      )}
    </li>
  );
}
