import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/database.server.ts';
import { lockAccounts, readSecret, type SecretName, writeSecret } from './user-queries.server.ts';

type LastingSecret = Exclude<SecretName, 'applied-password'>;

/** Those already read, by database: they never change. */
const knownSecrets = new WeakMap<Database, Map<LastingSecret, string>>();

/** A random secret shared by all instances on a database and kept in its backups; created at first use. */
export async function getOrCreateSecret(db: Database, name: LastingSecret): Promise<string> {
  const known = knownSecrets.get(db) ?? new Map<LastingSecret, string>();
  knownSecrets.set(db, known);
  const secret = known.get(name) ?? (await readSecret(db, name)) ?? (await createSecret(db, name));
  known.set(name, secret);
  return secret;
}

function createSecret(db: Database, name: LastingSecret): Promise<string> {
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const concurrent = await readSecret(tx, name);
    if (concurrent) return concurrent;
    const created = randomBytes(32).toString('base64url');
    await writeSecret(tx, name, created);
    return created;
  });
}
