import { boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { changeableColumns, instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { partnerFileVersions } from './partner-file-table.server.ts';

/** Files that the office asks firms for. A withdrawn request is a deleted one. */
export const fileRequests = pgTable('file_requests', {
  ...changeableColumns(),
  title: text().notNull(),
  message: text(),
  /** The last day, in Zurich. */
  dueOn: date().notNull(),
  /** Asks all firms, including future ones. */
  isForAllFirms: boolean().notNull(),
  closedAt: instant(),
  /** The due date that people were last reminded of three days before; a changed date is reminded of again. */
  remindedBefore: date(),
  /** The due date on which people were last reminded. */
  remindedOn: date(),
});

export const fileRequestFirms = pgTable(
  'file_request_firms',
  { fileRequestId: ownedBy(() => fileRequests.id), firmId: ownedBy(() => partners.id) },
  (table) => [
    primaryKey({ columns: [table.fileRequestId, table.firmId] }),
    index('file_request_firms_of_firm').on(table.firmId),
  ],
);

/** The versions of files with which firms answered. */
export const fileRequestAnswers = pgTable(
  'file_request_answers',
  {
    fileRequestId: ownedBy(() => fileRequests.id),
    versionId: ownedBy(() => partnerFileVersions.id),
    at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.fileRequestId, table.versionId] }),
    index('file_request_answers_of_version').on(table.versionId),
  ],
);
