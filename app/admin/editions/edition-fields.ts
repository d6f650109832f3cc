import { valueAt } from '#domain/editions/values/content-value.ts';
import {
  type DraftFigure,
  type DraftValue,
  draftValue,
  type EditionDraft,
  type EditionPath,
  editionDraft,
} from '#domain/editions/values/edition-draft.ts';
import { useContentField, useDraftFields } from '../content/draft/draft-fields.ts';

export type CardPath = `insightCards.${number}`;
export type ChartPath = `${CardPath}.chart`;

/** The draft of the open edition, which is read and changed by typed paths. */
export function useEdition() {
  const { content, read, change } = useDraftFields();
  const draft = editionDraft(content);
  return {
    draft,
    /** Whether `draft` leaves out a part of the document, which would be lost if the part were written. */
    leavesOut: (part: keyof EditionDraft) => draft[part] === undefined && valueAt(content, part) !== undefined,
    /** The current draft, which may be newer than the last render. */
    current: (): EditionDraft => editionDraft(read('')),
    change: <Path extends EditionPath>(path: Path, value: DraftValue<Path>) => change(path, value),
    /** Undefined removes the figure. */
    changeFigure: (key: string, figure: DraftFigure | undefined) => change(`figures.${key}`, figure),
  };
}

/** A field of the open edition by its path. */
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
