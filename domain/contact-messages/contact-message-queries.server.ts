import type { Readable, Writable } from '#platform/database/database.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { findRecord } from '../core/records/record-queries.server.ts';
import { contactMessages } from './contact-message-table.server.ts';

export type StoredMessage = typeof contactMessages.$inferSelect;

export const insertContactMessage = async (db: Writable, message: typeof contactMessages.$inferInsert) =>
  onlyRow(await db.insert(contactMessages).values(message).returning());

export const findContactMessage = (db: Readable, id: string) => findRecord(db, contactMessages, id);
