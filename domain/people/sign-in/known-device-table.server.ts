import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';

/** Devices that somebody signed in on. What such a device keeps is never stored, only its digest. */
export const knownDevices = pgTable('known_devices', {
  tokenHash: text().primaryKey(),
  userId: text()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** As its sessions say it. */
  device: text().notNull().default(''),
  network: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
  lastUsedAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
});
