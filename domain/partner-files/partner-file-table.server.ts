import { bigserial, boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { changeableColumns, instant } from '#platform/database/record-columns.server.ts';
import { user } from '../core/accounts/user-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { partnerFileCategories, partnerFileTypes } from './partner-file-choices.ts';

const firm = () => uuid().references(() => partners.id, { onDelete: 'cascade' });
/** Who is gone leaves the fact, without a name. */
const person = () => text().references(() => user.id, { onDelete: 'set null' });

/** Files that the office shares with firms, and that firms send it. Without a version it is on its way, and nobody sees it. */
export const partnerFiles = pgTable(
  'partner_files',
  {
    ...changeableColumns(),
    /** null: the office. */
    senderFirmId: firm(),
    /** Of the office: shared with every firm there is and will be. */
    isForAllFirms: boolean().notNull().default(false),
    /** When the office last said whom it is for. */
    sharedAt: instant().notNull().defaultNow(),
    title: text().notNull(),
    category: text({ enum: partnerFileCategories }).notNull(),
    year: integer().notNull(),
    /** A file of the same name and the same firms is its next version. */
    fileName: text().notNull(),
  },
  (table) => [index('partner_files_of_sender').on(table.senderFirmId)],
);

/** The firms that a file of the office is shared with. */
export const partnerFileFirms = pgTable(
  'partner_file_firms',
  {
    partnerFileId: uuid()
      .notNull()
      .references(() => partnerFiles.id, { onDelete: 'cascade' }),
    firmId: firm().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerFileId, table.firmId] }),
    index('partner_file_firms_of_firm').on(table.firmId),
  ],
);

/** What a file was and is: never overwritten. */
export const partnerFileVersions = pgTable(
  'partner_file_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    partnerFileId: uuid()
      .notNull()
      .references(() => partnerFiles.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    storedAt: instant().notNull().defaultNow(),
    uploaderId: person(),
    type: text({ enum: partnerFileTypes }).notNull(),
    bytes: integer().notNull(),
    /** Hex, of the whole file. */
    sha256: text().notNull(),
    /** Its key in the file store. */
    storedFile: text().notNull(),
  },
  (table) => [
    unique('partner_file_versions_number').on(table.partnerFileId, table.number),
    index('partner_file_versions_of_uploader').on(table.uploaderId),
  ],
);

/** Who fetched which version when. */
export const partnerFileDownloads = pgTable(
  'partner_file_downloads',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    versionId: uuid()
      .notNull()
      .references(() => partnerFileVersions.id, { onDelete: 'cascade' }),
    at: instant().notNull().defaultNow(),
    personId: person(),
    /** null: the office. */
    firmId: firm(),
  },
  (table) => [
    index('partner_file_downloads_of_version').on(table.versionId),
    index('partner_file_downloads_of_person').on(table.personId),
    index('partner_file_downloads_of_firm').on(table.firmId),
  ],
);
