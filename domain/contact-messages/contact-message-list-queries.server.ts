import { eq } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { type ListInput, listInput } from '../records/list-input.ts';
import { searchRecords } from '../records/list-queries.server.ts';
import { selectContactMessages } from './contact-message-queries.server.ts';
import { contactMessages } from './contact-message-table.server.ts';

const { createdAt, firstName, lastName, email, organization, subject, message, isRead } = contactMessages;
const sorted = { createdAt, lastName, email, subject };

export const contactMessageList = listInput(['unread', 'read'], Object.keys(sorted));

/** Contact messages, newest first unless sorted otherwise. */
export function listContactMessages(db: Readable, input: ListInput) {
  const columns = {
    searched: [firstName, lastName, email, organization, subject, message],
    sorted,
    status: (status: string) => eq(isRead, status === 'read'),
  };
  return searchRecords(db, { table: contactMessages, select: selectContactMessages }, columns, input);
}
