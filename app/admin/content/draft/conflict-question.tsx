import { fieldTitle } from '#domain/editions/documents/document-fields.ts';
import { compareContents } from '#domain/editions/values/compare-contents.ts';
import { ChangedQuestion } from '../../../workspace/form/changed-question.tsx';
import { shownValue } from '../fields/field-titles.ts';
import type { DraftState, DraftStore } from './draft-store.ts';

interface ConflictQuestionProps {
  state: DraftState;
  store: DraftStore;
  document: string;
  onClose: () => void;
}

/** Shown at a conflict with another user's save: asks which draft to keep. */
export function ConflictQuestion({ state, store, document, onClose }: ConflictQuestionProps) {
  const { theirs, content } = state;
  if (!theirs) return null;
  return (
    <ChangedQuestion
      lang="en"
      differences={compareContents(content, theirs.content).map(({ path, before, after, titles }) => ({
        label: fieldTitle(document, path, (item) => titles[item]),
        mine: shownValue(document, path, before),
        theirs: shownValue(document, path, after),
      }))}
      onCancel={onClose}
      onKeepMine={() => {
        onClose();
        void store.keepMine();
      }}
      onTakeTheirs={() => {
        onClose();
        store.replace(theirs);
      }}
    />
  );
}
