import { eq, inArray, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { type ListInput, listInput } from '../core/records/lists/list-input.ts';
import { searchRecords } from '../core/records/lists/list-queries.server.ts';
import { contactMessages } from './contact-message-table.server.ts';
import { type MessageState, messageStates, toDoStates } from './message-state.ts';

const { createdAt, firstName, lastName, email, phone, organization, subject, message, notes, state, isRead } =
  contactMessages;
const sorted = { createdAt, lastName, email, subject };

export const contactMessageList = listInput(
  ['to-do', 'unread', 'read', ...messageStates, 'suspected'],
  Object.keys(sorted),
);

function isOfStatus(status: string) {
  if (status === 'to-do') return inArray(state, [...toDoStates]);
  if (status === 'unread' || status === 'read') return eq(isRead, status === 'read');
  if (status === 'suspected') return eq(contactMessages.suspectedSpam, true);
  return eq(state, status as MessageState);
}

/** Contact messages, newest first unless sorted otherwise. */
export function listContactMessages(db: Readable, input: ListInput) {
  const columns = {
    searched: [
      firstName,
      lastName,
      email,
      phone,
      organization,
      subject,
      message,
      notes,
      sql`${contactMessages.id}::text`,
    ],
    sorted,
    status: isOfStatus,
  };
  return searchRecords(db, { table: contactMessages }, columns, input);
}
