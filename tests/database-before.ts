import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { migrate } from '#platform/database/migrate.server.ts';
import { projectRoot } from '#platform/installation/project-root.server.ts';
import { silentLog } from './silent-log.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A test's database with all migrations before one, which is named without its number. */
export async function databaseBefore(migration: string): Promise<TestDatabase> {
  const journal = await readFile(path.join(projectRoot, 'database/migrations/meta/_journal.json'), 'utf8');
  const entries: { tag: string; when: number }[] = JSON.parse(journal).entries;
  const entry = entries.find(({ tag }) => tag.endsWith(migration));
  if (!entry) throw new Error(`there is no migration ${migration}`);
  const database = await createTestDatabase({ template: 'template0' });
  onTestFinished(() => database.drop());
  await migrate({ address: database.address, log: silentLog, through: entry.when - 1 });
  return database;
}
