import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { InsightCard } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import { fill } from '#platform/words.ts';
import { IconButton } from '../components/icon-button.tsx';
import { insightsWords } from './insights-words.ts';

const arrow =
  'border border-control hover:border-ink hover:bg-ink hover:text-paper disabled:border-rule disabled:bg-transparent disabled:text-ink-muted disabled:opacity-50';

/** Widths below which the dots, of 24 px each, don't fit between the arrows: more than nine of them, and fewer. */
const ownLineBelow480 = { bar: 'max-[30rem]:flex-wrap', dots: 'max-[30rem]:order-last max-[30rem]:w-full' };
const ownLineBelow352 = { bar: 'max-[22rem]:flex-wrap', dots: 'max-[22rem]:order-last max-[22rem]:w-full' };

interface ViewerBarProps {
  language: Language;
  cards: readonly InsightCard[];
  current: number;
}

/** Arrows, one dot per card and the position. Only with script: without it all cards are shown. */
export function ViewerBar({ language, cards, current }: ViewerBarProps) {
  const words = insightsWords(language);
  const ownLine = cards.length > 9 ? ownLineBelow480 : ownLineBelow352;
  return (
    <nav
      aria-label={words.cards}
      className="noscript:hidden no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y border-rule py-2.5"
    >
      <div className={`flex w-full items-center justify-between gap-2 lg:w-auto lg:gap-3 ${ownLine.bar}`}>
        <IconButton
          icon={ChevronLeft}
          label={words.previous}
          data-step="-1"
          disabled={current === 1}
          className={arrow}
        />
        <ol className={`flex min-w-0 flex-wrap justify-center ${ownLine.dots}`}>
          {cards.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                data-goto={id}
                aria-label={words.card(id, title)}
                aria-current={id === current ? 'true' : undefined}
                className="insight-dot inline-flex h-11 w-6 items-center justify-center rounded md:w-10 lg:w-7"
              />
            </li>
          ))}
        </ol>
        <IconButton
          icon={ChevronRight}
          label={words.next}
          data-step="1"
          disabled={current === cards.length}
          className={arrow}
        />
      </div>
      <p className="text-sm text-ink-muted">
        <span data-counter={words.counter} aria-live="polite" className="font-semibold text-ink">
          {fill(words.counter, { place: current, count: cards.length })}
          <span className="sr-only">: {cards[current - 1]?.title}</span>
        </span>
        <span className="hidden md:[@media(hover:hover)]:inline">{words.browseByKeys}</span>
        <span className="md:[@media(hover:hover)]:hidden">{words.browseBySwiping}</span>
      </p>
      <a
        href="#alle-karten"
        className="inline-flex min-h-11 items-center text-sm font-semibold text-accent underline underline-offset-4"
      >
        {words.allCards}
      </a>
    </nav>
  );
}
