import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { privacyRequestKinds } from './privacy-request-terms.ts';

/** Requests of people about their data, as the office enters them. */
export const privacyRequests = pgTable('privacy_requests', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: privacyRequestKinds }).notNull(),
  /** The person's address; null after an erasure. */
  email: text(),
  /** The day on which the request arrived. */
  receivedOn: date().notNull(),
  createdAt: instant().notNull().defaultNow(),
  doneAt: instant(),
});
