import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { changeableColumns, instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { followUpColumns } from '../../core/follow-up/follow-up-table.server.ts';
import { mailConstraints, mails } from '../../core/mails/mail-table.server.ts';
import { correspondenceLanguage } from '../../core/records/correspondence-language.server.ts';
import { orderChannels } from './order-channel.ts';
import type { OrderItem } from './order-item.ts';
import type { Presentation } from './presentation.ts';
import { businessAreas, companySizes, partnerInterests } from './study-order-choices.ts';
import { studyOrderStatuses } from './study-order-status.ts';

export const studyOrders = pgTable(
  'study_orders',
  {
    ...changeableColumns(),
    ...correspondenceLanguage(),
    ...followUpColumns(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Empty for a buyer without one, whose documents are printed. */
    email: text().notNull(),
    organization: text().notNull(),
    billingAddress: text().notNull(),
    /** null for items by arrangement, as are the size and the interest. */
    businessArea: text({ enum: businessAreas }),
    companySize: text({ enum: companySizes }),
    /** Whole francs; of items by arrangement their total. */
    price: integer().notNull(),
    wantsPresentation: boolean().notNull().default(false),
    /** Whole francs. */
    presentationPrice: integer().notNull().default(0),
    /** When and where a sold presentation takes place, once that is agreed. */
    presentation: jsonb().$type<Presentation>(),
    partnerInterest: text({ enum: partnerInterests }),
    /** What was arranged instead of a report; null for an order of the report. */
    items: jsonb().$type<OrderItem[]>(),
    /** Last day of its offer. */
    offerValidUntil: date({ mode: 'string' }),
    status: text({ enum: studyOrderStatuses }).notNull().default('pending'),
    /** Number of the order and its first invoice; see invoice_numbers. */
    orderNumber: text().notNull(),
    /**
     * Year of the ordered edition, whose report is delivered even if there is a newer one. Not a reference to a study, whose
     * record may be created later or replaced.
     */
    editionYear: integer().notNull(),
    /** The buyer's reference, printed on the invoice. */
    buyerReference: text(),
    /** Additional recipient of the invoice. */
    invoiceEmail: text(),
    /** The office's notes, never shown to the buyer. */
    notes: text(),
    /** When the report was first sent to the buyer. */
    deliveredAt: instant(),
    channel: text({ enum: orderChannels }).notNull().default('web'),
    suspectedSpam: boolean().notNull().default(false),
    /** Whether confirmation and invoice wait for a real seller. */
    waitsForSeller: boolean().notNull().default(false),
    /** Whether the seller was a sample; documents and report are then marked 'Muster'. */
    isSample: boolean().notNull().default(false),
    /** When it was released for a real seller; its 24 hours begin then. */
    releasedAt: instant(),
    /** Part of the address of the buyer's page; raising it invalidates earlier addresses. */
    pageLinkVersion: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('study_orders_order_number').on(table.orderNumber),
    index('study_orders_newest').on(table.createdAt),
  ],
);

/**
 * The last number taken, one row per calendar year. Taken with a row lock in the transaction that stores the order, so that a
 * rollback leaves no gap.
 */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer().primaryKey(),
  lastNumber: integer().notNull(),
});

/** Personal links to the report; only the hash of the token is stored. */
export const reportDownloads = pgTable(
  'report_downloads',
  {
    tokenHash: text().primaryKey(),
    /** Id for the office, as the token is secret. */
    id: uuid().notNull().unique().defaultRandom(),
    studyOrderId: ownedBy(() => studyOrders.id),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    /** Complete downloads left; `bytesBegun` of the next one are already used. */
    downloadsLeft: integer().notNull(),
    bytesBegun: integer().notNull().default(0),
    /** Bytes sent in total. */
    bytesHandedOut: bigint({ mode: 'number' }).notNull().default(0),
    revokedAt: instant(),
  },
  (table) => [index('report_downloads_of_study_order').on(table.studyOrderId)],
);

mailConstraints.push(() =>
  foreignKey({ columns: [mails.studyOrderId], foreignColumns: [studyOrders.id] }).onDelete('cascade'),
);
