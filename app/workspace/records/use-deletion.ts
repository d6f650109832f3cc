import { trashDays } from '#domain/core/records/trash-term.ts';
import { useConfirmation } from '../form/use-confirmation.ts';
import { type WorkspaceLanguage, workspaceTexts } from '../workspace-texts.ts';
import { undoSeconds } from './notify.ts';
import type { RecordResource } from './record-resource.ts';
import { type ListedRecord, useRecords } from './use-records.ts';

interface DeletionOptions<Row> {
  resource: RecordResource<Row>;
  lang: WorkspaceLanguage;
  /** Title of the confirmation; without one it is the browser's own dialog. */
  title?: string;
  /** A promise if the consequences have to be requested. */
  question: (record: Row) => string | Promise<string>;
  onConfirmed?: () => void;
}

/**
 * Deletes records after a confirmation.
 * @returns a function that asks about a record
 */
export function useDeletion<Row extends ListedRecord>(options: DeletionOptions<Row>) {
  const { resource, lang, title, question, onConfirmed } = options;
  const { remove } = useRecords<Row>(resource);
  const ask = useConfirmation();
  const { cancel, remove: confirm } = workspaceTexts[lang];
  return async (record: Row) => {
    const perform = () => {
      onConfirmed?.();
      void remove(record);
    };
    const text = await question(record);
    if (title) ask({ title, text, cancel, confirm, perform });
    else if (window.confirm(text)) perform();
  };
}

const inTrash = `it stays in the trash for ${trashDays} days`;

/**
 * Says in a confirmation how long the deletion can be undone.
 * @param afterwards what happens to the record after that time
 */
export const undoText = (afterwards: string = inTrash) =>
  `You can undo this for ${undoSeconds} seconds; after that ${afterwards}.`;

/** The confirmation of an English tab. */
export const englishDeletion = <Row>(noun: string, nameOf: (record: Row) => string, afterwards?: string) => ({
  title: `Delete ${noun}?`,
  question: (record: Row) => `${nameOf(record)} will be removed. ${undoText(afterwards)}`,
});
