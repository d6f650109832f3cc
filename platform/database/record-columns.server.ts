import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A point in time, stored with its zone, handed out as a Date. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/**
 * Columns every record kind has. `deletedAt` marks a deleted record that can still be restored; every query leaves
 * such records out until the retention job removes them for good.
 */
export const recordColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  createdAt: instant().notNull().defaultNow(),
  deletedAt: instant(),
});

/** For records that can change after they were made. */
export const changeableColumns = () => ({
  ...recordColumns(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});
