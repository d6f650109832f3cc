import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { ofUser } from '../core/accounts/user-table.server.ts';
import { fileRequests } from '../partner-files/file-request-table.server.ts';
import { confidentialities } from '../partner-files/partner-file-choices.ts';
import { partnerFiles } from '../partner-files/partner-file-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { uploadFaults, uploadStates } from './upload-state.ts';

/** Versions being uploaded, of a new or an existing file. Their bytes count towards the quota from the start. */
export const partnerUploads = pgTable(
  'partner_uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    partnerFileId: ownedBy(() => partnerFiles.id),
    uploaderId: ofUser(),
    /** The firm whose quota it counts towards; null for the office, which has no quota. */
    firmId: uuid().references(() => partners.id, { onDelete: 'cascade' }),
    bytes: integer().notNull(),
    state: text({ enum: uploadStates }).notNull().default('open'),
    /** When it was complete and its check began; null before. */
    checkingSince: instant(),
    fault: text({ enum: uploadFaults }),
    /** The uploader's message to the recipients, for the version. */
    message: text(),
    /** What the office enters about the whole file, applied with the version; null leaves it as it is. */
    visibleUntil: date(),
    confidentiality: text({ enum: confidentialities }),
    /** The request of the office that it answers. */
    fileRequestId: uuid().references(() => fileRequests.id, { onDelete: 'set null' }),
    /** The version that already had these bytes, so that none was added. */
    sameAsVersion: integer(),
  },
  (table) => [
    index('partner_uploads_of_file').on(table.partnerFileId),
    index('partner_uploads_of_uploader').on(table.uploaderId),
    index('partner_uploads_of_firm').on(table.firmId),
    index('partner_uploads_of_request').on(table.fileRequestId),
  ],
);

/** The received pieces of uploads; removed once a file is complete, and not part of backups. */
export const partnerUploadPieces = pgTable(
  'partner_upload_pieces',
  {
    uploadId: ownedBy(() => partnerUploads.id),
    /** Counted from 1. */
    number: integer().notNull(),
    /** In hex. */
    sha256: text().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
);
