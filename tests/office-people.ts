import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { linkAddress } from '#domain/core/account-links/link-token.server.ts';
import type { Role } from '#domain/core/accounts/roles.ts';
import { insertPasskey } from '#domain/people/second-factor/second-factor-queries.server.ts';
import { insertUser } from '#domain/people/user-queries.server.ts';
import { cookiesOf } from './cookies-of.ts';
import { startSession } from './start-session.ts';
import type { Answer, TestServer } from './test-server.ts';

const password = 'drei-rote-Tassen-7';
/** Hashed once, because hashing uses 0.1 s of CPU. */
const passwordHash = hashPassword(password);

/** The session that an answer begins, as headers. */
export const sessionOf = ({ origin }: TestServer, answer: Answer) => ({ cookie: cookiesOf(answer), origin });

/** The token in the address of an account link. */
export const tokenOf = async ({ services }: TestServer, linkId = '') =>
  new URL(await linkAddress(services.settings, linkId)).hash.slice('#link='.length);

/** Adds a user of the office, in addition to the settings' administrator. */
export async function addOfficePerson({ database }: Pick<TestServer, 'database'>, role: Role) {
  const email = `${role}-${randomUUID()}@example.org`;
  const hash = await passwordHash;
  const id = await database.db.transaction((tx) => insertUser(tx, { name: 'Muster Person', email, role }, hash));
  return { id, email, password };
}

/** Adds a user and signs in with a second factor. @returns the headers of the session */
export async function signInAs(server: TestServer, role: Role) {
  const { id, email } = await addOfficePerson(server, role);
  const headers = await startSession(server, { email, kind: 'office' });
  const passkey = { id: randomUUID(), userId: id, publicKey: '', counter: 0, transports: [], name: 'Muster' };
  await server.database.db.transaction((tx) => insertPasskey(tx, passkey));
  return headers;
}
