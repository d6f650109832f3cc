import type { DraftFigure } from './edition-draft.ts';
import type { Reading } from './read-value.ts';

/** A figure with a parsed value; its unit changes only if the text has a per cent sign. */
export function figureOfReading<Known extends DraftFigure>(
  { atLeast: _, ...figure }: Known,
  { value, decimals, isPercent, atLeast }: Reading,
) {
  return { ...figure, value, decimals, ...(isPercent && { unit: 'percent' as const }), ...(atLeast && { atLeast }) };
}
