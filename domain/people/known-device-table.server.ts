import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { ofUser } from '../core/accounts/user-table.server.ts';

/** Devices that an account was used on. Of the cookie's token only the hash is stored. */
export const knownDevices = pgTable('known_devices', {
  tokenHash: text().primaryKey(),
  userId: ofUser(),
  /** As in the session: 'Firefox, Linux'. */
  device: text().notNull().default(''),
  network: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
  lastUsedAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
});
