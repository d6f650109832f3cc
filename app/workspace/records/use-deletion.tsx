import { type ReactNode, useState } from 'react';
import { Question } from '../../components/ui/question.tsx';
import { type Language, workspaceTexts } from '../workspace-texts.ts';
import { undoSeconds } from './notify.ts';
import type { RecordResource } from './record-resource.ts';
import { type ListedRecord, useRecords } from './use-records.ts';

interface DeletionOptions<Row> {
  resource: RecordResource<Row>;
  lang: Language;
  /** Of the dialog that asks; without one the browser asks. */
  title?: string;
  question: (record: Row) => string;
  /** Somebody has said yes. */
  onConfirmed?: () => void;
}

/**
 * Asks before a record is deleted.
 * @returns what to call for a record, and the question to place beside the list
 */
export function useDeletion<Row extends ListedRecord>(
  options: DeletionOptions<Row>,
): { askToDelete: (record: Row) => void; deletionQuestion: ReactNode } {
  const { resource, lang, title, question, onConfirmed } = options;
  const { remove } = useRecords<Row>(resource);
  const [record, setRecord] = useState<Row | null>(null);
  const { cancel, remove: confirm } = workspaceTexts[lang];
  const askToDelete = (asked: Row) => {
    if (title) setRecord(asked);
    else if (window.confirm(question(asked))) void remove(asked);
  };
  const deletionQuestion = record && title && (
    <Question
      title={title}
      cancel={cancel}
      confirm={confirm}
      onCancel={() => setRecord(null)}
      onConfirm={() => {
        setRecord(null);
        onConfirmed?.();
        void remove(record);
      }}
    >
      {question(record)}
    </Question>
  );
  return { askToDelete, deletionQuestion };
}

/** What an English tab asks. */
export const englishDeletion = <Row,>(noun: string, nameOf: (record: Row) => string) => ({
  title: `Delete ${noun}?`,
  question: (record: Row) => `${nameOf(record)} will be removed. You can undo this for ${undoSeconds} seconds.`,
});
