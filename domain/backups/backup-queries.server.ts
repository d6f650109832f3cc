import { desc } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { backups } from './backup-table.server.ts';

export async function insertBackup(db: Writable, backup: typeof backups.$inferInsert): Promise<void> {
  await db.insert(backups).values(backup);
}

/** Time of the newest backup; null if there is none. */
export async function findLastBackup(db: Readable): Promise<Date | null> {
  const [newest] = await db.select({ madeAt: backups.madeAt }).from(backups).orderBy(desc(backups.madeAt)).limit(1);
  return newest?.madeAt ?? null;
}
