import type { Edition } from '#content/schemas.ts';
import { type Finding, warning } from './finding.ts';

const roundingNote = 'Rundungsdifferenzen möglich';
/** Parts that are rounded to whole per cents differ less from 100 in sum. */
const maxRounding = 1.5;

type Card = Edition['insightCards'][number];

const blocksOf = ({ chart }: Card) => ('blocks' in chart ? chart.blocks : []);

function unevenFindings(card: Card, index: number): Finding[] {
  const hasNote = card.notes.includes(roundingNote);
  const uneven = blocksOf(card).flatMap(({ label, partition, parts }) => {
    const difference = Math.abs(parts.reduce((sum, { figure }) => sum + figure.value, 0) - 100);
    const isUneven = partition && difference > (hasNote ? maxRounding : 1e-6);
    return isUneven ? [{ label, mayBeRounded: difference < maxRounding }] : [];
  });
  if (uneven.length === 0) return [];
  const labels = uneven.map(({ label }) => label).join(', ');
  const note = uneven.every(({ mayBeRounded }) => mayBeRounded) ? `, or add the note «${roundingNote}»` : '';
  return [warning(`insightCards.${index}.notes`, `The parts of ${labels} don't add up to 100: check them${note}.`)];
}

/** A mean or a change would be drawn as a share of the respondents. */
function unitFindings(card: Card, index: number): Finding[] {
  const others = blocksOf(card)
    .flatMap(({ parts }) => parts)
    .filter(({ figure: { unit, isChange } }) => unit !== 'percent' || isChange);
  if (others.length === 0) return [];
  const labels = others.map(({ label }) => `«${label}»`).join(', ');
  return [
    warning(
      `insightCards.${index}.chart.kind`,
      `Choose another kind of chart: this one draws shares in per cent, and ${labels} ${others.length === 1 ? 'is' : 'are'} none.`,
    ),
  ];
}

/** '38.0%' beside '30%' reads as if only one of them was measured exactly. */
function mixedDecimalFindings(card: Card, index: number): Finding[] {
  const mixed = blocksOf(card).filter(({ parts }) => new Set(parts.map(({ figure }) => figure.decimals)).size > 1);
  if (mixed.length === 0) return [];
  const labels = mixed.map(({ label }) => label).join(', ');
  const message = `Check the decimals of ${labels}: some figures have more than others. Write 30.0 if 30 is as exact as 12.5.`;
  return [warning(`insightCards.${index}.chart.blocks`, message)];
}

/** Finds charts of shares whose parts are no shares, don't add up, or have different decimals. */
export const shareFindings = ({ insightCards }: Edition): Finding[] =>
  insightCards.flatMap((card, index) => [
    ...unevenFindings(card, index),
    ...unitFindings(card, index),
    ...mixedDecimalFindings(card, index),
  ]);
