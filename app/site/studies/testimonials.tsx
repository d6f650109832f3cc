import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FocusEvent, useEffect, useState } from 'react';
import type { Testimonial } from '#content/page-schemas.ts';
import { fill } from '#platform/words.ts';
import { IconButton, PauseButton } from '../../components/icon-button.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import type { TestimonialsWords } from './testimonials-words.ts';

const rotationMs = 5000;

/** Before hydration, the quotations are a scrolling row. */
const row =
  'grid-flow-col auto-cols-[100%] overflow-x-auto overscroll-x-contain snap-x snap-mandatory [scrollbar-width:none] noscript:overflow-visible';
/** After hydration, they are stacked and the current one is visible. */
const layer =
  '[grid-area:1/1] invisible opacity-0 transition-opacity duration-200 ease-out data-current:visible data-current:opacity-100 print:visible print:opacity-100';

const arrowLook = 'border border-ink hover:bg-ink hover:text-paper';

interface TestimonialsProps {
  title: string;
  /** Each quote with its quotation marks. */
  testimonials: Testimonial[];
  words: TestimonialsWords;
}

/**
 * Quotations, one at a time. They are stacked, so that the longest sets the height; before hydration they form a
 * scrolling row, and without script a list.
 */
export default function Testimonials({ title, testimonials, words }: TestimonialsProps) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isLive, setIsLive] = useState(false);
  const count = testimonials.length;
  const isRunning = isLive && !isPaused && !isHovered && !isFocused;

  useEffect(() => setIsLive(true), []);
  useEffect(() => {
    if (!isRunning || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Restarted when the current one changes, so that each quotation is shown for its full time.
    const timer = setTimeout(() => setCurrent((current + 1) % count), rotationMs);
    return () => clearTimeout(timer);
  }, [isRunning, current, count]);

  // A click leaves its button focused; only keyboard focus pauses.
  const onFocus = (event: FocusEvent) => event.target.matches(':focus-visible') && setIsFocused(true);
  const onBlur = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setIsFocused(false);
  return (
    <section
      aria-labelledby="experten"
      aria-roledescription={words.carousel}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      className="container-page"
    >
      <div className="page-section page-grid gap-y-8">
        <SectionHeading id="experten" kicker="04" title={title} className="md:col-span-4" />
        <div className="min-w-0 md:col-span-8">
          <ol
            aria-live={isRunning ? 'off' : 'polite'}
            tabIndex={isLive ? undefined : 0}
            className={`grid noscript:block print:block ${isLive ? 'grid-cols-1' : row}`}
          >
            {testimonials.map(({ quote, author, position, company }, index) => (
              <li
                key={quote}
                data-current={index === current || undefined}
                className={`noscript:mb-10 print:mb-8 print:break-inside-avoid ${isLive ? layer : 'snap-start'}`}
              >
                <figure>
                  <blockquote className="font-serif text-2xl leading-snug text-pretty">
                    <p>{quote}</p>
                  </blockquote>
                  <figcaption className="mt-5">
                    <span className="font-semibold">{author}</span>
                    <span className="block text-ink-muted">
                      {position}, {company}
                    </span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ol>
          <div className="no-print mt-8 flex flex-wrap items-center gap-x-2 gap-y-3 noscript:hidden">
            <IconButton
              icon={ChevronLeft}
              label={words.previous}
              onClick={() => setCurrent((current - 1 + count) % count)}
              className={arrowLook}
            />
            <IconButton
              icon={ChevronRight}
              label={words.next}
              onClick={() => setCurrent((current + 1) % count)}
              className={arrowLook}
            />
            <PauseButton
              label={isPaused ? words.play : words.pause}
              isPaused={isPaused}
              onToggle={() => setIsPaused(!isPaused)}
              className="motion-reduce:hidden"
            />
            <ol className="ml-2 flex flex-wrap">
              {testimonials.map(({ quote }, index) => (
                <li key={quote}>
                  <button
                    type="button"
                    aria-label={fill(words.place, { place: index + 1, count })}
                    aria-current={index === current ? 'true' : undefined}
                    onClick={() => setCurrent(index)}
                    className="group flex h-11 w-8 items-center justify-center"
                  >
                    <span className="h-1 w-6 bg-control group-hover:bg-ink group-aria-[current=true]:bg-signal forced-colors:bg-[CanvasText] forced-colors:group-aria-[current=true]:bg-[Highlight]" />
                  </button>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
}
