import { bigserial, boolean, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { changeableColumns, instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { byUser } from '../core/accounts/user-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { confidentialities, partnerFileCategories, partnerFileTypes } from './partner-file-choices.ts';

const firm = () => uuid().references(() => partners.id, { onDelete: 'cascade' });

/** Files that the office shares with firms, and that firms send to the office. A file is visible once it has a version. */
export const partnerFiles = pgTable(
  'partner_files',
  {
    ...changeableColumns(),
    /** null for the office. */
    senderFirmId: firm(),
    /** A file of the office shared with all firms, including future ones. */
    isForAllFirms: boolean().notNull().default(false),
    /** When the office last changed with whom, or on which days, the file is shared. */
    sharedAt: instant().notNull().defaultNow(),
    /** The first and last day on which firms see a file of the office; null for no limit. */
    visibleFrom: date(),
    visibleUntil: date(),
    /** False until firms are notified of a file on its first day. */
    isAnnounced: boolean().notNull().default(true),
    confidentiality: text({ enum: confidentialities }),
    title: text().notNull(),
    category: text({ enum: partnerFileCategories }).notNull(),
    year: integer().notNull(),
    /** An upload of the same name for the same firms becomes the next version. */
    fileName: text().notNull(),
  },
  (table) => [index('partner_files_of_sender').on(table.senderFirmId)],
);

export const partnerFileFirms = pgTable(
  'partner_file_firms',
  { partnerFileId: ownedBy(() => partnerFiles.id), firmId: firm().notNull() },
  (table) => [
    primaryKey({ columns: [table.partnerFileId, table.firmId] }),
    index('partner_file_firms_of_firm').on(table.firmId),
  ],
);

/** The versions of files; never overwritten. */
export const partnerFileVersions = pgTable(
  'partner_file_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    partnerFileId: ownedBy(() => partnerFiles.id),
    /** Counted from 1. */
    number: integer().notNull(),
    storedAt: instant().notNull().defaultNow(),
    uploaderId: byUser(),
    type: text({ enum: partnerFileTypes }).notNull(),
    bytes: integer().notNull(),
    /** SHA-256 of the whole file, in hex. */
    sha256: text().notNull(),
    /** Whether a virus scanner checked it before it was published; null for versions from before this was recorded. */
    isScanned: boolean(),
    scannedAt: instant(),
    /** The uploader's message to the recipients. */
    message: text(),
    /** Key in the file store. */
    storedFile: text().notNull(),
  },
  (table) => [
    unique('partner_file_versions_number').on(table.partnerFileId, table.number),
    index('partner_file_versions_of_uploader').on(table.uploaderId),
  ],
);

export const partnerFileDownloads = pgTable(
  'partner_file_downloads',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    versionId: ownedBy(() => partnerFileVersions.id),
    at: instant().notNull().defaultNow(),
    personId: byUser(),
    /** null for the office. */
    firmId: firm(),
  },
  (table) => [
    index('partner_file_downloads_of_version').on(table.versionId),
    index('partner_file_downloads_of_person').on(table.personId),
    index('partner_file_downloads_of_firm').on(table.firmId),
  ],
);
