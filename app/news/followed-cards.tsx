import type { FollowedCard } from '#domain/news/followed-cards.ts';
import { withColon } from '#platform/labelled.ts';
import type { Language } from '#platform/languages.ts';
import { fieldOfCard } from './news-rules.ts';

interface FollowedCardsProps {
  language: Language;
  cards: readonly FollowedCard[];
  legend: string;
  /** True until the address is confirmed. */
  isReadOnly?: boolean;
}

/** The cards whose corrections a subscriber is notified of; unticked ones are removed when the form is saved. */
export function FollowedCards({ language, cards, legend, isReadOnly = false }: FollowedCardsProps) {
  return (
    <fieldset disabled={isReadOnly} className="mt-4 min-w-0">
      <legend className="font-medium">{legend}</legend>
      <div className="mt-1.5 grid gap-1">
        {cards.map(({ key, title, editionTitle }) => (
          <label key={key} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={fieldOfCard(key)}
              value="true"
              defaultChecked
              className="size-5 shrink-0 accent-accent"
            />
            <span>
              {withColon(title, language)} <span className="text-ink-muted">{editionTitle}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
