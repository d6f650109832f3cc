import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/database.server.ts';
import { lockAccounts, readSecret, type SecretName, writeSecret } from './user-queries.server.ts';

/**
 * What every instance on a database knows alike and nobody else, for as long as the database lives, backups and restores
 * included: made when it is asked for first.
 */
export async function keptSecret(db: Database, name: SecretName): Promise<string> {
  const known = await readSecret(db, name);
  if (known) return known;
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const madeMeanwhile = await readSecret(tx, name);
    if (madeMeanwhile) return madeMeanwhile;
    const made = randomBytes(32).toString('base64url');
    await writeSecret(tx, name, made);
    return made;
  });
}
