import { Button } from '../../../components/ui/button.tsx';
import { VersionsDialog } from '../publishing/versions-dialog.tsx';
import { ConflictQuestion } from './conflict-question.tsx';
import { DraftStatus } from './draft-status.tsx';
import { LostCopies } from './lost-copies.tsx';
import type { Editor } from './use-editor.ts';

interface EditorProps {
  editor: Editor;
}

export function EditorActions({ editor: { openPreview, openDialog, mayWrite } }: EditorProps) {
  return (
    <>
      <Button onClick={() => void openPreview()}>Preview</Button>
      <Button onClick={() => openDialog('versions')}>Versions</Button>
      {mayWrite && (
        <Button look="primary" onClick={() => openDialog('publish')}>
          Publish…
        </Button>
      )}
    </>
  );
}

/** Whether the draft is saved, and copies of it that this browser still has. */
export function EditorStatus({ editor: { name, opened, state, store, openDialog } }: EditorProps) {
  return (
    <>
      <LostCopies document={name} copies={opened.lost} state={state} onUse={store.recover} />
      <DraftStatus
        state={state}
        onSave={() => (state.saving === 'conflict' ? openDialog('conflict') : void store.saveNow())}
      />
    </>
  );
}

export function EditorDialogs({ editor }: EditorProps) {
  const { name, page, mayWrite, store, state, dialog, closeDialog } = editor;
  return (
    <>
      {dialog === 'versions' && (
        <VersionsDialog document={name} page={page} {...(mayWrite && { store })} onClose={closeDialog} />
      )}
      {dialog === 'conflict' && <ConflictQuestion document={name} {...{ state, store }} onClose={closeDialog} />}
    </>
  );
}
