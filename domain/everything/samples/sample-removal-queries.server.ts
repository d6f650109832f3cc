import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { sampleRemovals } from './sample-removal-table.server.ts';

type SampleRemoval = typeof sampleRemovals.$inferSelect;

export const insertRemoval = async (tx: Transaction, records: SampleRemoval['records']): Promise<SampleRemoval> =>
  onlyRow(await tx.insert(sampleRemovals).values({ records }).returning());

/** Marks a removal as undone; undefined if there is none or it was already undone. */
export const markUndone = (tx: Transaction, id: string) =>
  firstRow(
    tx
      .update(sampleRemovals)
      .set({ undoneAt: sql`now()` })
      .where(and(eq(sampleRemovals.id, id), isNull(sampleRemovals.undoneAt)))
      .returning(),
  );

/** The newest removal that can still be undone. */
export const findLastRemoval = (db: Readable) =>
  firstRow(
    db
      .select()
      .from(sampleRemovals)
      .where(isNull(sampleRemovals.undoneAt))
      .orderBy(desc(sampleRemovals.removedAt), desc(sampleRemovals.id))
      .limit(1),
  );
