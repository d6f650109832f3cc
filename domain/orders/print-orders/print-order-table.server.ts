import { boolean, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns, instant } from '#platform/database/record-columns.server.ts';
import { followUpColumns } from '../../core/follow-up/follow-up-table.server.ts';
import { mailConstraints, mails } from '../../core/mails/mail-table.server.ts';
import { correspondenceLanguage } from '../../core/records/correspondence-language.server.ts';
import { studyLanguages } from '../../studies/study-language.ts';
import { orderChannels } from '../study-orders/order-channel.ts';
import { printOrderStatuses } from './print-order-status.ts';

export const printOrders = pgTable(
  'print_orders',
  {
    ...changeableColumns(),
    ...correspondenceLanguage(),
    ...followUpColumns(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Empty if the office entered none. */
    email: text().notNull(),
    organization: text(),
    street: text().notNull(),
    zipCode: text().notNull(),
    city: text().notNull(),
    quantity: integer().notNull().default(1),
    language: text({ enum: studyLanguages }).notNull().default('de'),
    status: text({ enum: printOrderStatuses }).notNull().default('pending'),
    /** The office's notes. */
    notes: text(),
    /** When the status was last set to 'shipped'; the retention period starts here. */
    shippedAt: instant(),
    /** Form, or entered by the office. */
    channel: text({ enum: orderChannels }).notNull().default('web'),
    suspectedSpam: boolean().notNull().default(false),
  },
  (table) => [index('print_orders_newest').on(table.createdAt)],
);

mailConstraints.push(() =>
  foreignKey({ columns: [mails.printOrderId], foreignColumns: [printOrders.id] }).onDelete('cascade'),
);
