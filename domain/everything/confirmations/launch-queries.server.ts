import { desc, eq, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { launchConfirmations } from './launch-table.server.ts';

type Confirmation = typeof launchConfirmations.$inferSelect;

export const listConfirmations = (db: Readable): Promise<Confirmation[]> => db.select().from(launchConfirmations);

export async function writeConfirmation(
  db: Writable,
  confirmation: Pick<Confirmation, 'point' | 'version'>,
): Promise<void> {
  await db
    .insert(launchConfirmations)
    .values(confirmation)
    .onConflictDoUpdate({
      target: launchConfirmations.point,
      set: { version: confirmation.version, confirmedAt: sql`now()` },
    });
}

export const findLastTestMail = (db: Readable) =>
  firstRow(
    db
      .select(pickColumns(mails, 'recipient', 'status', 'createdAt', 'lastError'))
      .from(mails)
      .where(eq(mails.kind, 'test-mail'))
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(1),
  );
