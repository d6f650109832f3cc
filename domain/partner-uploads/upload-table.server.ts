import { customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { user } from '../core/accounts/user-table.server.ts';
import { partnerFiles } from '../partner-files/partner-file-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { uploadFaults, uploadStates } from './upload-state.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A version on its way: of a file that is there, or that nobody sees before. Its bytes are reserved from the start. */
export const partnerUploads = pgTable(
  'partner_uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    partnerFileId: uuid()
      .notNull()
      .references(() => partnerFiles.id, { onDelete: 'cascade' }),
    uploaderId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Whose quota it takes; null: the office, which has none. */
    firmId: uuid().references(() => partners.id, { onDelete: 'cascade' }),
    bytes: integer().notNull(),
    state: text({ enum: uploadStates }).notNull().default('open'),
    fault: text({ enum: uploadFaults }),
  },
  (table) => [
    index('partner_uploads_of_file').on(table.partnerFileId),
    index('partner_uploads_of_uploader').on(table.uploaderId),
    index('partner_uploads_of_firm').on(table.firmId),
  ],
);

/** What has come in of an upload. They go when it is whole, and are in no backup. */
export const partnerUploadPieces = pgTable(
  'partner_upload_pieces',
  {
    uploadId: uuid()
      .notNull()
      .references(() => partnerUploads.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    /** Hex. */
    sha256: text().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
);
