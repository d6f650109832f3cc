import { useDraftFields } from '../../content/draft/draft-fields.ts';
import { type DraftFigure, isUsed, keyOf, withEntered } from './figure-keys.ts';

/** Adds figures of a card, in a group named after it. */
export function useNewFigures(cardPath: string) {
  const { read, change } = useDraftFields();
  return {
    /** Adds a figure with the unit and decimals of the figure `like`, if any. @returns its key */
    add(
      label: string,
      written: string,
      { year, like }: { year?: number; like?: string | null | undefined } = {},
    ): string {
      const editionYear = Number(read('facts.year'));
      const figureYear = year ?? editionYear;
      const group = keyOf(String(read(`${cardPath}.slug`) || 'card'));
      const plain = keyOf(label || 'value') + (figureYear === editionYear ? '' : figureYear);
      let name = plain;
      for (let count = 2; read(`figures.${group}.${name}`) !== undefined; count += 1) name = `${plain}x${count}`;
      const known = like ? (read(`figures.${like}`) as DraftFigure | undefined) : undefined;
      const source = String(read('facts.source') ?? '').replace(String(editionYear), String(figureYear));
      const figure = { unit: known?.unit ?? 'percent', decimals: known?.decimals ?? 0, year: figureYear, source };
      change(`figures.${group}.${name}`, withEntered({ ...figure, value: null } as DraftFigure, written));
      return `${group}.${name}`;
    },
    /** Removes a figure that is no longer used. */
    dropUnused(key: string): void {
      if (!isUsed(key, read('') as Record<string, unknown>)) change(`figures.${key}`, undefined);
    },
    /** Sets the value of an existing figure. */
    write(key: string, written: string): void {
      const figure = read(`figures.${key}`) as DraftFigure | undefined;
      if (figure) change(`figures.${key}`, withEntered(figure, written));
    },
  };
}
