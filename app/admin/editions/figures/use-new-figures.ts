import { type DraftFigure, draftFigure, draftValue } from '#domain/editions/values/edition-draft.ts';
import { labelledYear } from '#domain/editions/values/labelled-year.ts';
import { isUsed, keyOf, withEntered } from '../../content/fields/figure-keys.ts';
import { type CardPath, useEdition } from '../edition-fields.ts';

/** Adds figures of a card, in a group named after it. */
export function useNewFigures(cardPath: CardPath) {
  const { current, omits, changeFigure } = useEdition();
  const isTaken = (key: string) => draftFigure(current(), key) !== undefined || omits(`figures.${key}`);
  return {
    /**
     * Adds a figure with the unit and decimals of the figure `like`, if any. Its year is that of a label like '2022', else that
     * of the edition. @returns its key
     */
    add(
      label: string,
      written: string,
      { year, like }: { year?: number; like?: string | null | undefined } = {},
    ): string {
      const draft = current();
      const editionYear = Number(draft.facts?.year);
      const ofLabel = labelledYear(label);
      const figureYear = year ?? ofLabel ?? editionYear;
      const group = keyOf(draftValue(draft, `${cardPath}.slug`) || 'card');
      const words = ofLabel === undefined ? label : '';
      const plain = keyOf(words || 'value') + (figureYear === editionYear ? '' : figureYear);
      let name = plain;
      for (let count = 2; isTaken(`${group}.${name}`); count++) name = `${plain}x${count}`;
      const known = like ? draftFigure(draft, like) : undefined;
      const source = (draft.facts?.source ?? '').replace(String(editionYear), String(figureYear));
      const figure = { unit: known?.unit ?? 'percent', decimals: known?.decimals ?? 0, year: figureYear, source };
      changeFigure(`${group}.${name}`, withEntered({ ...figure, value: null }, written));
      return `${group}.${name}`;
    },
    /** Removes a figure that is no longer used. @returns it, for an undo */
    dropUnused(key: string): DraftFigure | undefined {
      const figure = isUsed(key, current()) ? undefined : draftFigure(current(), key);
      if (figure) changeFigure(key, undefined);
      return figure;
    },
  };
}
