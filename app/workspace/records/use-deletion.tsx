import { useState } from 'react';
import { trashDays } from '#domain/core/records/trash-term.ts';
import { Question } from '../../components/ui/question.tsx';
import { type Language, workspaceTexts } from '../workspace-texts.ts';
import { undoSeconds } from './notify.ts';
import type { RecordResource } from './record-resource.ts';
import { type ListedRecord, useRecords } from './use-records.ts';

interface DeletionOptions<Row> {
  resource: RecordResource<Row>;
  lang: Language;
  /** Title of the confirmation; without one it is the browser's own dialog. */
  title?: string;
  question: (record: Row) => string;
  onConfirmed?: () => void;
}

/**
 * Deletes records after a confirmation.
 * @returns a function that asks about a record, and the confirmation, to be rendered beside the list
 */
export function useDeletion<Row extends ListedRecord>(options: DeletionOptions<Row>) {
  const { resource, lang, title, question, onConfirmed } = options;
  const { remove } = useRecords<Row>(resource);
  const [record, setRecord] = useState<Row | null>(null);
  const { cancel, remove: confirm } = workspaceTexts[lang];
  const askToDelete = (row: Row) => {
    if (title) setRecord(row);
    else if (window.confirm(question(row))) void remove(row);
  };
  const deletionQuestion = record && title && (
    <Question
      title={title}
      cancel={cancel}
      confirm={confirm}
      onClose={() => setRecord(null)}
      onConfirm={() => {
        onConfirmed?.();
        void remove(record);
      }}
    >
      {question(record)}
    </Question>
  );
  return { askToDelete, deletionQuestion };
}

const inTrash = `it stays in the trash for ${trashDays} days`;

/**
 * The sentence of a confirmation that says how long the deletion can be undone.
 * @param afterwards where the record is after that time
 */
export const undoText = (afterwards: string = inTrash) =>
  `You can undo this for ${undoSeconds} seconds; after that ${afterwards}.`;

/** The confirmation of an English tab. */
export const englishDeletion = <Row,>(noun: string, nameOf: (record: Row) => string, afterwards?: string) => ({
  title: `Delete ${noun}?`,
  question: (record: Row) => `${nameOf(record)} will be removed. ${undoText(afterwards)}`,
});
