import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { type ListInput, listInput } from '../core/records/lists/list-input.ts';
import { searchRecords } from '../core/records/lists/list-queries.server.ts';
import { contactMessages } from './contact-message-table.server.ts';
import { incomingMails } from './incoming/incoming-mail-table.server.ts';
import { type MessageState, messageStates, toDoStates } from './message-state.ts';
import { messageReplies } from './replies/message-reply-table.server.ts';

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

/** When the latest answer by mail came, if the message is open and nobody has replied since. For queries of contact_messages. */
export const newAnswerAt = sql<Date | null>`(select max(i.received_at) from ${incomingMails} i
  where i.contact_message_id = ${contactMessages}.id and i.kind = 'answer' and ${contactMessages}.state = 'open'
    and not exists (select from ${messageReplies} r where r.contact_message_id = i.contact_message_id
      and r.created_at > i.created_at))`.mapWith(contactMessages.createdAt);

const selectListed = (db: Readable) =>
  db
    .select({ ...getTableColumns(contactMessages), newAnswerAt })
    .from(contactMessages)
    .$dynamic();

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
  return searchRecords(db, { table: contactMessages, select: selectListed }, columns, input);
}
