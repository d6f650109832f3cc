import { useEffect, useState } from 'react';
import { showInPause } from '../../../workspace/form/show-in-pause.ts';
import { notify } from '../../../workspace/records/notify.ts';
import { failureToast } from '../../../workspace/records/toasts.ts';
import { previewAddress } from '../preview-address.ts';
import { focusField } from './draft-fields.ts';
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
  const [fieldToFocus, setFieldToFocus] = useState<{ path: string } | null>(null);
  useEffect(() => {
    if (state.saving !== 'conflict') return;
    let isOver = false;
    void showInPause(
      (shown) => setDialog(shown ? 'conflict' : null),
      () => !isOver,
    );
    return () => {
      isOver = true;
    };
  }, [state.saving]);
  useEffect(() => {
    if (!fieldToFocus) return;
    focusField(fieldToFocus.path);
    setFieldToFocus(null);
  }, [fieldToFocus]);

  const openPreview = async () => {
    const problem = previewProblem(store.state().content);
    if (problem) return notify(failureToast(problem));
    if (!(await store.saveNow()))
      return notify(failureToast('The draft could not be saved, so there is no preview of it'));
    window.open(previewAddress(page, name), '_blank', 'noopener');
  };

  return {
    name,
    opened,
    page,
    mayWrite,
    store,
    state,
    dialog,
    openDialog: setDialog,
    closeDialog: () => setDialog(null),
    openPreview,
    /** Focuses a field after the next render. */
    focusLater: (path: string) => setFieldToFocus({ path }),
  };
}
