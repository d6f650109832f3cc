import { and, eq, isNull } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database.server.ts';
import { contactMessages } from './contact-message-table.server.ts';

export type ContactMessage = typeof contactMessages.$inferSelect;

export async function insertContactMessage(
  db: Writable,
  message: typeof contactMessages.$inferInsert,
): Promise<ContactMessage> {
  const [stored] = await db.insert(contactMessages).values(message).returning();
  return stored as ContactMessage;
}

export async function findContactMessage(db: Readable, id: string): Promise<ContactMessage | undefined> {
  const [message] = await db
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.deletedAt)));
  return message;
}
