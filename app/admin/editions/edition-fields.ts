import {
  type DraftFigure,
  type DraftValue,
  draftFigure,
  draftValue,
  type EditionDraft,
  type EditionPath,
  editionDraft,
  isLeftOut,
} from '#domain/editions/values/edition-draft.ts';
import { useContentField, useDraftFields } from '../content/draft/draft-fields.ts';
import { withEntered } from '../content/fields/figure-keys.ts';

export type CardPath = `insightCards.${number}`;
export type ChartPath = `${CardPath}.chart`;

/** The draft of the open edition, which is read and changed by typed paths. */
export function useEdition() {
  const { content, read, change } = useDraftFields();
  const draft = editionDraft(content);
  const changeFigure = (key: string, figure: DraftFigure | undefined) => change(`figures.${key}`, figure);
  return {
    draft,
    /** Whether `current` leaves out what the document has at a path, which would be lost by writing there. */
    leavesOut: (path: EditionPath) => isLeftOut(read(''), path),
    /** The current draft, which may be newer than the last render. */
    current: (): EditionDraft => editionDraft(read('')),
    change: <Path extends EditionPath>(path: Path, value: DraftValue<Path>) => change(path, value),
    /** Undefined removes the figure. */
    changeFigure,
    /** Sets the value of an existing figure as it was typed. */
    enterValue(key: string, written: string): void {
      const figure = draftFigure(editionDraft(read('')), key);
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
