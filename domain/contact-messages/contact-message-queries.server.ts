import { and, eq, isNull } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { insertedRow } from '../records/inserted-row.ts';
import { contactMessages } from './contact-message-table.server.ts';

export type ContactMessage = typeof contactMessages.$inferSelect;

export const selectContactMessages = (db: Readable) => db.select().from(contactMessages).$dynamic();

export async function insertContactMessage(
  db: Writable,
  message: typeof contactMessages.$inferInsert,
): Promise<ContactMessage> {
  return insertedRow(await db.insert(contactMessages).values(message).returning());
}

export async function findContactMessage(db: Readable, id: string): Promise<ContactMessage | undefined> {
  const [message] = await db
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.deletedAt)));
  return message;
}
