import type { FollowedCard } from '#domain/news/followed-cards.ts';
import { withColon } from '#platform/labelled.ts';
import type { Language } from '#platform/languages.ts';
import { CheckRow, ChoiceGroup } from '../forms/fields.tsx';
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
    <ChoiceGroup legend={legend} disabled={isReadOnly} grid="gap-1" className="mt-4">
      {cards.map(({ key, title, editionTitle }) => (
        <CheckRow key={key} name={fieldOfCard(key)} defaultChecked>
          {withColon(title, language)} <span className="text-ink-muted">{editionTitle}</span>
        </CheckRow>
      ))}
    </ChoiceGroup>
  );
}
