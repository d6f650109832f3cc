import { type AnyPgColumn, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A timestamp with time zone, read as a Date. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Refers to the record that a row is deleted with. */
export const ownedBy = (id: () => AnyPgColumn) => uuid().notNull().references(id, { onDelete: 'cascade' });

/**
 * Columns of every record kind. `deletedAt` marks a deleted record that can still be restored; queries omit it until
 * the retention job purges it.
 */
export const recordColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  createdAt: instant().notNull().defaultNow(),
  deletedAt: instant(),
});

/** For records that change after creation. */
export const changeableColumns = () => ({
  ...recordColumns(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});
