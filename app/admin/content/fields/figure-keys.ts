import { figure } from '#content/figure-schemas.ts';
import { figureText } from '#content/figure-text.ts';
import { references } from '#content/resolve-edition.ts';
import type { DraftFigure, EditionDraft } from '#domain/editions/values/edition-draft.ts';
import { figureOfReading } from '#domain/editions/values/figure-of-reading.ts';
import { readValue } from '#domain/editions/values/read-value.ts';
import { foldedLetters } from '#platform/folded-letters.ts';

export function figureGroups({
  figures,
}: EditionDraft): [group: string, named: [name: string, figure: DraftFigure][]][] {
  return Object.entries(figures ?? {}).map(([group, named]) => [
    group,
    Object.entries(named ?? {}).flatMap(([name, figure]) => (figure ? [[name, figure]] : [])),
  ]);
}

/** The topics of a group of figures, from the first words of their titles: 'Prämienentwicklung, Kennzahlen'. */
export function topicsOf(group: string, titles: ReadonlyMap<string, string>): string {
  const inGroup = [...titles].filter(([key, title]) => key.startsWith(`${group}.`) && title.includes(' › '));
  return [...new Set(inGroup.map(([, title]) => title.split(' › ')[0]))].join(', ');
}

/** '42%', or a note that the value is missing. */
export function figureLabel({ value, decimals, unit, atLeast }: DraftFigure): string {
  if (typeof value !== 'number') return 'no value yet';
  return figureText({ value, decimals: shownDecimals(decimals), unit, atLeast });
}

/** The decimals to show while the field may hold any number or text. */
export function shownDecimals(decimals: DraftFigure['decimals']): number {
  const { success, data } = figure.shape.decimals.safeParse(decimals);
  return success ? data : 0;
}

/** Words of a label as a key: 'Nicht wichtig' → 'nichtWichtig'. */
export function keyOf(words: string): string {
  const plain = foldedLetters(words)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const key = plain.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^[a-z]/.test(key) ? key : `value${key}`;
}

/** Whether a chart or a text of a draft refers to a figure. */
export const isUsed = (key: string, { figures: _, ...rest }: Record<string, unknown>): boolean =>
  references(rest).some((reference) => reference.key === key);

/** A figure with an entered value; ambiguous input is kept as text. */
export function withEntered(figure: DraftFigure, written: string): DraftFigure {
  const read = readValue(written, figure.unit === 'percent');
  if (read.kind === 'value') return figureOfReading(figure, read);
  return { ...figure, value: written.trim() === '' ? null : written };
}
