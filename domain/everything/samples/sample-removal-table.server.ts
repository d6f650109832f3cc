import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

/** Records that were deleted together because they were samples, so that one undo brings all of them back. */
export const sampleRemovals = pgTable('sample_removals', {
  id: uuid().primaryKey().defaultRandom(),
  removedAt: instant().notNull().defaultNow(),
  undoneAt: instant(),
  records: jsonb().$type<{ kind: string; id: string }[]>().notNull(),
});
