/**
 * Content of the One-Pager and the Selected Insights of an edition: the office's choice, or by default the first or all
 * published cards.
 */
import type { Edition, InsightCard, KeyFigure } from '#content/schemas.ts';

const maxFigures = 5;

const chosenOr = <Item>(items: readonly Item[], isChosen: (item: Item) => boolean | undefined): readonly Item[] => {
  const chosen = items.filter(isChosen);
  return chosen.length > 0 ? chosen : items;
};

export const onePagerFigures = ({ keyFigures }: Pick<Edition, 'keyFigures'>): KeyFigure[] =>
  chosenOr(keyFigures, ({ isOnOnePager }) => isOnOnePager).slice(0, maxFigures);

const publishedCards = ({ insightCards }: Pick<Edition, 'insightCards'>) =>
  insightCards.filter(({ published }) => published);

/** The card whose chart the One-Pager shows. */
export const onePagerCard = (edition: Pick<Edition, 'insightCards'>): InsightCard | undefined =>
  chosenOr(publishedCards(edition), ({ isOnOnePager }) => isOnOnePager)[0];

export const selectedCards = (edition: Pick<Edition, 'insightCards'>): readonly InsightCard[] =>
  chosenOr(publishedCards(edition), ({ isSelected }) => isSelected);
