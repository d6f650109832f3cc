import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/database.server.ts';
import { lockAccounts, readSecret, type SecretName, writeSecret } from './user-queries.server.ts';

/** A random secret shared by all instances on a database and kept in its backups; created at first use. */
export async function getOrCreateSecret(db: Database, name: SecretName): Promise<string> {
  const known = await readSecret(db, name);
  if (known) return known;
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const concurrent = await readSecret(tx, name);
    if (concurrent) return concurrent;
    const created = randomBytes(32).toString('base64url');
    await writeSecret(tx, name, created);
    return created;
  });
}
