import { randomBytes } from 'node:crypto';
import { seal, unseal } from '#platform/access/accounts-key.server.ts';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { notFound, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { endPendingSignIns } from '../../core/accounts/sign-in-generation-queries.server.ts';
import type { AuditAction } from '../../core/audit/audit-actions.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { accountRecord } from '../../core/audit/audited-record.ts';
import { readInstitution } from '../../editions/live-content/find-live-document.server.ts';
import { enqueueAccountNotice } from '../account-notice-mail.server.ts';
import type { AccountEvent } from '../account-notice-text.server.tsx';
import { accountWords } from '../account-words.server.ts';
import { storeForMinutes, takeShortLived } from '../short-lived-queries.server.ts';
import type { SignedInPerson } from '../signed-in-person.server.ts';
import { lockAccounts } from '../user-queries.server.ts';
import { authenticatorAddress, stepOfCode } from './authenticator-code.server.ts';
import { readRegistration, registrationOptions } from './passkeys.server.ts';
import { newRecoveryCodes } from './recovery-code.server.ts';
import type { NewAuthenticator, ShownCodes } from './second-factor-answer.ts';
import {
  activateSecret,
  countRecoveryCodes,
  findAuthenticator,
  insertPasskey,
  listPasskeys,
  removeAuthenticator,
  removePasskey,
  replaceRecoveryCodes,
  storePendingSecret,
} from './second-factor-queries.server.ts';

type FactorServices = Pick<Services, 'db' | 'jobs' | 'settings'>;

/** 144 random bits; RFC 4226 requires at least 128. */
const secretBytes = 18;
const challengeMinutes = 5;
const challengeName = ({ session }: SignedInPerson) => `new-passkey:${session.id}`;

function wrongCode(person: SignedInPerson): Refusal {
  const { check, wrongCode: message } = accountWords(person);
  return refuse(400, 'wrong-code', check, { errors: [{ path: 'code', message }] });
}
export async function readSecondFactor(db: Readable, userId: string) {
  const authenticator = await findAuthenticator(db, userId);
  return {
    hasAuthenticator: authenticator?.sealedSecret != null,
    passkeys: await listPasskeys(db, userId),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  };
}

/** Ends pending sign-ins, notifies the owner by mail and writes to the audit log. */
async function recordChange(
  services: FactorServices,
  tx: Transaction,
  person: SignedInPerson,
  event: AccountEvent & AuditAction,
) {
  await endPendingSignIns(tx, { userId: person.id });
  await enqueueAccountNotice(tx, services, person, { event });
  await recordAudit(tx, { actor: person.email, action: event, ...accountRecord(person) });
}

/** Creates recovery codes with the first factor. */
async function createFirstCodes(tx: Transaction, userId: string): Promise<ShownCodes> {
  if ((await countRecoveryCodes(tx, userId)) > 0) return { recoveryCodes: null };
  const recoveryCodes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, userId, recoveryCodes);
  return { recoveryCodes };
}

/** Creates a secret for an authenticator app; a first code confirms it. */
export async function beginAuthenticator(
  { db, settings }: FactorServices,
  person: SignedInPerson,
): Promise<NewAuthenticator> {
  const secret = randomBytes(secretBytes).toString('base64url');
  await db.transaction(async (tx) => {
    await storePendingSecret(tx, person.id, await seal(settings, secret, person.id));
    await recordAudit(tx, { actor: person.email, action: 'begin factor', ...accountRecord(person) });
  });
  const address = authenticatorAddress(secret, (await readInstitution(db)).senderName, person.email);
  return { address, secret: new URL(address).searchParams.get('secret') ?? '' };
}

export async function confirmAuthenticator(
  services: FactorServices,
  person: SignedInPerson,
  code: string,
): Promise<ShownCodes | Refusal> {
  return services.db.transaction(async (tx) => {
    await lockAccounts(tx);
    const sealedSecret = (await findAuthenticator(tx, person.id))?.sealedNewSecret;
    const secret = sealedSecret && (await unseal(services.settings, sealedSecret, person.id));
    const lastStep = secret ? await stepOfCode(secret, code, new Date()) : undefined;
    if (!sealedSecret || lastStep === undefined) return wrongCode(person);
    await activateSecret(tx, person.id, { sealedSecret, lastStep });
    await recordChange(services, tx, person, 'factor-added');
    return createFirstCodes(tx, person.id);
  });
}

export async function beginPasskey({ db, settings }: FactorServices, person: SignedInPerson) {
  const options = await registrationOptions({ db, settings }, person);
  await storeForMinutes(db, challengeName(person), options.challenge, challengeMinutes);
  return { ...options };
}

export async function addPasskey(
  services: FactorServices,
  person: SignedInPerson,
  { name, passkey }: { name: string; passkey: object },
): Promise<ShownCodes | Refusal> {
  const challenge = await takeShortLived(services.db, challengeName(person));
  const made = challenge && (await readRegistration(services, challenge, passkey));
  if (!made) return refuse(400, 'wrong-passkey', accountWords(person).wrongPasskey);
  return services.db.transaction(async (tx) => {
    await lockAccounts(tx);
    if (!(await insertPasskey(tx, { ...made, name, userId: person.id }))) {
      return refuse(409, 'known-passkey', accountWords(person).knownPasskey);
    }
    await recordChange(services, tx, person, 'factor-added');
    return createFirstCodes(tx, person.id);
  });
}

/** Removes an authenticator or a passkey, unless it is the last factor of a person who needs one. */
async function removeFactor(
  services: FactorServices,
  person: SignedInPerson,
  remove: (tx: Transaction) => Promise<boolean>,
): Promise<Refusal | null> {
  return services.db.transaction(async (tx) => {
    await lockAccounts(tx);
    const { hasAuthenticator, passkeys } = await readSecondFactor(tx, person.id);
    const isLast = Number(hasAuthenticator) + passkeys.length <= 1;
    if (isLast && person.secondFactorDueAt) return refuse(409, 'last-factor', accountWords(person).lastFactor);
    if (!(await remove(tx))) return notFound;
    if (isLast) await replaceRecoveryCodes(tx, person.id, []);
    await recordChange(services, tx, person, 'factor-removed');
    return null;
  });
}

export const removeOwnAuthenticator = (services: FactorServices, person: SignedInPerson) =>
  removeFactor(services, person, (tx) => removeAuthenticator(tx, person.id));

export const removeOwnPasskey = (services: FactorServices, person: SignedInPerson, id: string) =>
  removeFactor(services, person, (tx) => removePasskey(tx, person.id, id));

export async function renewRecoveryCodes(
  services: FactorServices,
  person: SignedInPerson,
): Promise<ShownCodes | Refusal> {
  if (!person.hasSecondFactor) return refuse(409, 'no-factor', accountWords(person).noFactor);
  return services.db.transaction(async (tx) => {
    await lockAccounts(tx);
    const recoveryCodes = newRecoveryCodes();
    await replaceRecoveryCodes(tx, person.id, recoveryCodes);
    await recordChange(services, tx, person, 'recovery-codes');
    return { recoveryCodes };
  });
}
