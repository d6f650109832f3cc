import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

/** Sample records that were deleted together and can be restored together. */
export const sampleRemovals = pgTable('sample_removals', {
  id: uuid().primaryKey().defaultRandom(),
  removedAt: instant().notNull().defaultNow(),
  undoneAt: instant(),
  records: jsonb().$type<{ kind: string; id: string }[]>().notNull(),
});
