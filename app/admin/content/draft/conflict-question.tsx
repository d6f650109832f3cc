import { compareContents } from '#domain/editions/values/compare-contents.ts';
import { ChangedQuestion } from '../../../workspace/form/changed-question.tsx';
import { fieldName, shownContentValue } from '../fields/field-name.ts';
import type { DraftState, DraftStore } from './draft-store.ts';

interface ConflictQuestionProps {
  state: DraftState;
  store: DraftStore;
  names: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** Somebody else has saved the draft meanwhile: both are shown, and one is chosen. */
export function ConflictQuestion({ state, store, names, onClose }: ConflictQuestionProps) {
  const { theirs, content } = state;
  if (!theirs) return null;
  return (
    <ChangedQuestion
      lang="en"
      differences={compareContents(content, theirs.content).map(({ path, before, after, titles }) => ({
        label: fieldName(path, (item) => titles[item], names),
        mine: shownContentValue(before),
        theirs: shownContentValue(after),
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
