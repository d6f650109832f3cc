import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { Role } from '#domain/people/roles.ts';
import { insertUser } from '#domain/people/user-queries.server.ts';
import type { TestServer } from './test-server.ts';

const password = 'drei-rote-Tassen-7';

/** Somebody of the office beside the administrator of the settings. */
async function addOfficePerson({ database }: Pick<TestServer, 'database'>, role: Role) {
  const email = `${role}-${randomUUID()}@example.org`;
  const hash = await hashPassword(password);
  const id = await database.db.transaction((tx) => insertUser(tx, { name: 'Muster Person', email, role }, hash));
  return { id, email, password };
}

/** The headers of such a person, signed in. */
export async function signInAs(server: TestServer, role: Role) {
  const { email } = await addOfficePerson(server, role);
  const { headers, status } = await server.send('POST', '/api/admin/login', { body: { email, password } });
  const cookie = headers['set-cookie']?.[0]?.split(';')[0];
  if (status !== 200 || !cookie) throw new Error(`signing in as ${role} was answered with ${status}`);
  return { cookie, origin: server.origin };
}
