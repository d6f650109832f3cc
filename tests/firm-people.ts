import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { FirmRole } from '#domain/core/accounts/roles.ts';
import { insertUser } from '#domain/people/user-queries.server.ts';
import type { Call } from '#server/api/call.ts';
import { sessionOf } from './office-people.ts';
import { startSession } from './start-session.ts';
import type { TestServer } from './test-server.ts';

const password = 'vier-blaue-Tassen-8';
/** Hashed once, because hashing takes a tenth of a second of CPU. */
const passwordHash = hashPassword(password);

/** Adds a partner firm as the office does. @returns its id */
export async function addFirm(server: TestServer, name = 'Muster Versicherung'): Promise<string> {
  const { json } = await server.send('POST', '/api/partners', { body: { name }, headers: await server.signIn() });
  return json.id;
}

export async function addFirmPerson({ database }: Pick<TestServer, 'database'>, firmId: string, firmRole: FirmRole) {
  const email = `${firmRole}-${randomUUID()}@example.org`;
  const hash = await passwordHash;
  const person = { kind: 'partner', name: 'Muster Person', email, firmId, firmRole } as const;
  const id = await database.db.transaction((tx) => insertUser(tx, person, hash));
  return { id, email, password };
}

/** Sends a person's password to the partner area. @returns the headers of the session */
export async function signInByPassword(
  server: TestServer,
  { email, password }: { email: string; password: string },
  headers: Record<string, string> = {},
) {
  return sessionOf(server, await server.as(headers)('POST', '/partner-area/login', { email, password }));
}

/** Signs in a new person of a firm. @returns the headers of the session */
export async function signInAtFirm(server: TestServer, firmId: string, firmRole: FirmRole) {
  const { email } = await addFirmPerson(server, firmId, firmRole);
  return startSession(server, { email, kind: 'partner' });
}

interface Sessions {
  office: { cookie: string; origin: string };
  firm: { cookie: string; origin: string };
}

/** Signs in the administrator and a lead of the firm. */
export async function signInBoth(server: TestServer, firmId: string): Promise<Sessions> {
  return { office: await server.signIn(), firm: await signInAtFirm(server, firmId, 'lead') };
}

export const isForFirms = ({ access }: Pick<Call, 'access'>) => access === 'partner' || access === 'partner-lead';

/** The session that may make a call. */
export const sessionFor = (call: Pick<Call, 'access'>, { office, firm }: Sessions) =>
  isForFirms(call) ? firm : office;
