import { eq } from 'drizzle-orm';
import type { Readable } from '#platform/database.server.ts';
import { type ListInput, listInput } from '../records/list-input.ts';
import { listRecords } from '../records/list-queries.server.ts';
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
  return listRecords(db, contactMessages, columns, input);
}
