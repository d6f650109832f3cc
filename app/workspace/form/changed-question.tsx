import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { SideBySide } from '../table/side-by-side.tsx';
import { type WorkspaceLanguage, workspaceTexts } from '../workspace-texts.ts';

export interface ConflictingField {
  label: string;
  mine: string;
  theirs: string;
}

interface ChangedQuestionProps {
  lang: WorkspaceLanguage;
  differences: readonly ConflictingField[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Returns to the form without a decision. */
  onCancel: () => void;
}

/** Shown at a conflict with another user's save: asks which values to keep. */
export function ChangedQuestion({ lang, differences, onKeepMine, onTakeTheirs, onCancel }: ChangedQuestionProps) {
  const texts = workspaceTexts[lang];
  return (
    <Dialog
      isConfirmation
      title={texts.changedTitle}
      onRequestClose={onCancel}
      footer={
        <>
          <Button data-autofocus onClick={onCancel} className="mr-auto">
            {texts.keep}
          </Button>
          <Button onClick={onTakeTheirs}>{texts.takeTheirs}</Button>
          <Button look="danger" onClick={onKeepMine}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p className="mb-3">{texts.changedBySomebody}</p>
      <SideBySide
        heads={[texts.field, texts.mine, texts.theirs]}
        rows={differences.map(({ label, mine, theirs }) => ({ key: label, name: label, before: mine, after: theirs }))}
      />
    </Dialog>
  );
}
