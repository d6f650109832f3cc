import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../workspace/records/notify.ts';
import { failureToast } from '../../../workspace/records/toasts.ts';
import { previewAddress } from '../preview-address.ts';
import { VersionsDialog } from '../publishing/versions-dialog.tsx';
import { ConflictQuestion } from './conflict-question.tsx';
import { focusField } from './draft-fields.ts';
import { DraftStatus } from './draft-status.tsx';
import { LostCopies } from './lost-copies.tsx';
import { type DraftCalls, type OpenedDraft, useDraftState, useDraftStore } from './use-draft.ts';

interface EditorOptions {
  /** Name of the document or translation. */
  name: string;
  opened: OpenedDraft;
  calls: DraftCalls;
  /** The page of the preview. */
  page: string;
  mayWrite: boolean;
  /** Returns why there can be no preview of the content. */
  previewProblem: (content: unknown) => string | undefined;
}

export type Editor = ReturnType<typeof useEditor>;

/** What the editors of documents and of translations share: the draft, its state, its dialogs, and the focus of fields. */
export function useEditor({ name, opened, calls, page, mayWrite, previewProblem }: EditorOptions) {
  const store = useDraftStore(opened, calls);
  const state = useDraftState(store);
  const [dialog, setDialog] = useState<'publish' | 'versions' | 'conflict' | null>(null);
  const closeDialog = () => setDialog(null);
  const [fieldToFocus, setFieldToFocus] = useState<{ path: string } | null>(null);
  useEffect(() => {
    if (state.saving === 'conflict') setDialog('conflict');
  }, [state.saving]);
  useEffect(() => {
    if (!fieldToFocus) return;
    focusField(fieldToFocus.path);
    setFieldToFocus(null);
  }, [fieldToFocus]);

  const preview = async () => {
    const problem = previewProblem(store.state().content);
    if (problem) return notify(failureToast(problem));
    if (!(await store.saveNow()))
      return notify(failureToast('The draft could not be saved, so there is no preview of it'));
    window.open(previewAddress(page, name), '_blank', 'noopener');
  };

  return {
    store,
    state,
    dialog,
    closeDialog,
    /** Focuses a field after the next render. */
    focusLater: (path: string) => setFieldToFocus({ path }),
    actions: (
      <>
        <Button onClick={() => void preview()}>Preview</Button>
        <Button onClick={() => setDialog('versions')}>Versions</Button>
        {mayWrite && (
          <Button look="primary" onClick={() => setDialog('publish')}>
            Publish…
          </Button>
        )}
      </>
    ),
    status: (
      <>
        <LostCopies document={name} copies={opened.lost} state={state} onUse={store.recover} />
        <DraftStatus
          state={state}
          onSave={() => (state.saving === 'conflict' ? setDialog('conflict') : void store.saveNow())}
        />
      </>
    ),
    dialogs: (
      <>
        {dialog === 'versions' && (
          <VersionsDialog document={name} page={page} {...(mayWrite && { store })} onClose={closeDialog} />
        )}
        {dialog === 'conflict' && <ConflictQuestion document={name} {...{ state, store }} onClose={closeDialog} />}
      </>
    ),
  };
}
