import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { FirmRole } from '#domain/core/accounts/roles.ts';
import { insertUser } from '#domain/people/user-queries.server.ts';
import type { Call } from '#server/api/call.ts';
import { startSession } from './start-session.ts';
import type { TestServer } from './test-server.ts';

const password = 'vier-blaue-Tassen-8';
/** Made once: hashing takes a tenth of a second of a processor. */
const passwordHash = hashPassword(password);

/** A partner firm, as the office adds it. @returns its id */
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

/** The headers of somebody of a firm who has signed in. */
export async function signInAtFirm(server: TestServer, firmId: string, firmRole: FirmRole) {
  const { email } = await addFirmPerson(server, firmId, firmRole);
  return startSession(server, { email, kind: 'partner' });
}

interface Sessions {
  office: { cookie: string; origin: string };
  firm: { cookie: string; origin: string };
}

/** The administrator, and who leads a firm. */
export async function signInBoth(server: TestServer, firmId: string): Promise<Sessions> {
  return { office: await server.signIn(), firm: await signInAtFirm(server, firmId, 'lead') };
}

export const isForFirms = ({ access }: Pick<Call, 'access'>) => access === 'partner' || access === 'partner-lead';

/** The headers of the one who may make a call. */
export const sessionFor = (call: Pick<Call, 'access'>, { office, firm }: Sessions) =>
  isForFirms(call) ? firm : office;
