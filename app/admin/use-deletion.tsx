import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../components/ui/confirm-dialog.tsx';

interface Texts<Known> {
  title: string;
  question: (record: Known) => string;
  cancel: string;
  confirm: string;
}

/**
 * Asks in a dialog before a record is deleted.
 * @returns what to call for a record, and the dialog to place beside the list
 */
export function useDeletion<Known>(
  remove: (record: Known) => Promise<void>,
  { title, question, cancel, confirm }: Texts<Known>,
): { askToDelete: (record: Known) => void; deletionDialog: ReactNode } {
  const [record, setRecord] = useState<Known | null>(null);
  const deletionDialog = record && (
    <ConfirmDialog
      title={title}
      cancel={cancel}
      confirm={confirm}
      onCancel={() => setRecord(null)}
      onConfirm={() => {
        setRecord(null);
        void remove(record);
      }}
    >
      {question(record)}
    </ConfirmDialog>
  );
  return { askToDelete: setRecord, deletionDialog };
}

/** The texts of the English tabs. */
export function englishDeletion<Known>(noun: string, name: (record: Known) => string): Texts<Known> {
  return {
    title: `Delete ${noun}?`,
    question: (record) => `${name(record)} will be removed. You can undo this for 10 seconds.`,
    cancel: 'Cancel',
    confirm: 'Delete',
  };
}
