import { references } from '#content/resolve-edition.ts';
import {
  type DraftFigure,
  type DraftValue,
  draftFigure,
  draftValue,
  type EditionDraft,
  type EditionPath,
  editionDraft,
  isOmitted,
} from '#domain/editions/values/edition-draft.ts';
import { useContentField, useDraftFields } from '../content/draft/draft-fields.ts';
import { isUsed, withEntered } from '../content/fields/figure-keys.ts';

export type CardPath = `insightCards.${number}`;
export type ChartPath = `${CardPath}.chart`;

/** The draft of the open edition, which is read and changed by typed paths. */
export function useEdition() {
  const { content, read, change } = useDraftFields();
  const draft = editionDraft(content);
  const current = (): EditionDraft => editionDraft(read(''));
  const changeFigure = (key: string, figure: DraftFigure | undefined) => change(`figures.${key}`, figure);
  return {
    draft,
    /** Whether `current` omits what the document has at a path, which would be lost by writing there. */
    omits: (path: EditionPath) => isOmitted(read(''), path),
    /** The current draft, which may be newer than the last render. */
    current,
    change: <Path extends EditionPath>(path: Path, value: DraftValue<Path>) => change(path, value),
    /** Undefined removes the figure. */
    changeFigure,
    /**
     * Removes the figures of a removed row or card that have no value and are used nowhere else: the check would ask for their values.
     * @returns a function that restores them
     */
    dropEmptyFigures(removed: unknown): () => void {
      const dropped = references(removed).flatMap(({ key }) => {
        const figure = draftFigure(current(), key);
        return figure && typeof figure.value !== 'number' && !isUsed(key, current()) ? [{ key, figure }] : [];
      });
      for (const { key } of dropped) changeFigure(key, undefined);
      return () => {
        for (const { key, figure } of dropped) if (!draftFigure(current(), key)) changeFigure(key, figure);
      };
    },
    /** Sets the value of an existing figure as it was typed. */
    enterValue(key: string, written: string): void {
      const figure = draftFigure(current(), key);
      if (figure) changeFigure(key, withEntered(figure, written));
    },
  };
}

export function useEditionField<Path extends EditionPath>(path: Path) {
  const { draft, current, change } = useEdition();
  const { error, warning } = useContentField(path);
  return {
    value: draftValue(draft, path),
    current: () => draftValue(current(), path),
    change: (value: DraftValue<Path>) => change(path, value),
    error,
    warning,
  };
}
