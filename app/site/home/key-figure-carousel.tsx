import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { isCount } from '#content/figure-interval.ts';
import { figureText } from '#content/figure-text.ts';
import type { KeyFigure } from '#content/schemas.ts';
import { labelled } from '#platform/labelled.ts';
import type { Language } from '#platform/languages.ts';
import { fill } from '#platform/words.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { DotField } from './dot-field.tsx';
import type { KeyFigureCarouselWords } from './key-figure-carousel-words.ts';
import { useCarouselTrack } from './use-carousel-track.ts';

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
  const arrows = useRef<HTMLDivElement>(null);
  const { index, last, moveTo, turn, focus, trackProps } = useCarouselTrack(keyFigures.length);

  // A button that becomes disabled when pressed passes the focus to the track, where arrow keys keep working.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (arrows.current?.contains(focused) && focused?.matches(':disabled')) focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
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
          {...trackProps}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
          tabIndex={0}
          aria-labelledby="erkenntnisse"
          className="relative flex snap-x snap-mandatory gap-6 overflow-x-auto overscroll-x-contain scroll-smooth pb-1 [scrollbar-width:none] noscript:[scrollbar-width:auto] print:grid print:grid-cols-2"
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
              <span className="size-2.5 rounded-full bg-control group-hover:bg-ink group-aria-[current=true]:bg-signal forced-colors:bg-[CanvasText] forced-colors:group-aria-[current=true]:bg-[Highlight]" />
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
