import { bigint, boolean, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { changeableColumns, instant } from '#platform/database/record-columns.server.ts';
import { mailConstraints, mails } from '../../core/mails/mail-table.server.ts';
import { orderChannels } from './order-channel.ts';
import { businessAreas, companySizes, partnerInterests } from './study-order-choices.ts';
import { studyOrderStatuses } from './study-order-status.ts';

export const studyOrders = pgTable(
  'study_orders',
  {
    ...changeableColumns(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    organization: text().notNull(),
    billingAddress: text().notNull(),
    businessArea: text({ enum: businessAreas }).notNull(),
    companySize: text({ enum: companySizes }).notNull(),
    /** Whole francs. */
    price: integer().notNull(),
    wantsPresentation: boolean().notNull().default(false),
    /** Whole francs. */
    presentationPrice: integer().notNull().default(0),
    partnerInterest: text({ enum: partnerInterests }).notNull(),
    status: text({ enum: studyOrderStatuses }).notNull().default('pending'),
    /** Running number of the order and its invoice; see invoice_numbers. */
    orderNumber: text().notNull(),
    /**
     * Year of the edition that was ordered: its report is delivered, also when a newer one has come. A
     * year, not a study: its record may come later, or be replaced by another of the year.
     */
    editionYear: integer().notNull(),
    /** The buyer's own, printed on the invoice. */
    buyerReference: text(),
    /** Gets the invoice too, and only that. */
    invoiceEmail: text(),
    /** The team's own remarks, never shown to the buyer. */
    notes: text(),
    /** When the report was first sent to the buyer; the 24-hour clock runs from createdAt until then. */
    deliveredAt: instant(),
    /** How it came: by the form, or entered by the office. */
    channel: text({ enum: orderChannels }).notNull().default('web'),
    suspectedSpam: boolean().notNull().default(false),
    /** Its confirmation and invoice wait until the office has published a real seller. */
    waitsForSeller: boolean().notNull().default(false),
    /** It was placed while the seller was a sample and documents carried 'Muster': its report does too. */
    isSample: boolean().notNull().default(false),
    /** When a real seller released it: the 24 hours begin then. */
    releasedAt: instant(),
    /** Part of the address of the buyer's own page: raising it ends the addresses that were mailed before. */
    pageLinkVersion: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('study_orders_order_number').on(table.orderNumber),
    index('study_orders_newest').on(table.createdAt.desc()),
  ],
);

/**
 * The last running number given out, one row a calendar year. Taken with a row lock inside the transaction that stores
 * the order, so a rolled-back order leaves no gap.
 */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer().primaryKey(),
  lastNumber: integer().notNull(),
});

/** A buyer's personal link to the report: only the hash of its token is kept. */
export const reportDownloads = pgTable(
  'report_downloads',
  {
    tokenHash: text().primaryKey(),
    /** By which the office names it. */
    id: uuid().notNull().unique().defaultRandom(),
    studyOrderId: uuid()
      .notNull()
      .references(() => studyOrders.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    /** Whole downloads; of the next one `bytesBegun` are handed out already. */
    downloadsLeft: integer().notNull(),
    bytesBegun: integer().notNull().default(0),
    /** All that was handed out by it. */
    bytesHandedOut: bigint({ mode: 'number' }).notNull().default(0),
    /** When the office ended it. */
    revokedAt: instant(),
  },
  (table) => [index('report_downloads_of_study_order').on(table.studyOrderId)],
);

mailConstraints.push(() =>
  foreignKey({ columns: [mails.studyOrderId], foreignColumns: [studyOrders.id] }).onDelete('cascade'),
);
