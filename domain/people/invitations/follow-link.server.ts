import { hashPassword } from 'better-auth/crypto';
import type { Transaction } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import {
  endLinks,
  lockLink,
  markLinkUsed,
  type StoredLink,
} from '../../core/account-links/account-link-queries.server.ts';
import { idOfToken } from '../../core/account-links/link-token.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { accountRecord, invitationRecord } from '../../core/audit/audited-record.ts';
import { enqueueAccountNotice } from '../account-notice-mail.server.ts';
import { passwordFieldFault } from '../office-accounts/password-rule.server.ts';
import { revokeTokensOf } from '../read-tokens/read-tokens.server.ts';
import {
  endSessionsOf,
  findActiveUser,
  insertUser,
  isEmailTaken,
  lockAccounts,
  setPassword,
} from '../user-queries.server.ts';
import type { LinkAnswer } from './account-link-answer.ts';
import { sendInvitation } from './invite.server.ts';
import { isStillPermitted } from './inviter.server.ts';
import { findLink } from './link-details-queries.server.ts';
import { refuseOutside } from './refuse-outside.server.ts';

type LinkServices = Pick<Services, 'db' | 'jobs' | 'settings'>;

const unknown = refuse(
  404,
  'no-such-link',
  'Diesen Link gibt es nicht mehr. Vielleicht wurde er durch einen neueren ersetzt.',
);
const used = refuse(410, 'link-used', 'Dieser Link wurde schon verwendet.');
const hasOtherAccount = refuse(
  410,
  'other-account',
  'Zu dieser Adresse gibt es schon einen Zugang, und jede hat nur einen. Für einen zweiten braucht es eine Einladung an eine andere.',
);
const expired = refuse(410, 'link-expired', 'Dieser Link ist abgelaufen.');

const stateOf = ({ usedAt, expiresAt }: StoredLink): LinkAnswer['state'] => {
  if (usedAt) return 'used';
  return expiresAt <= new Date() ? 'expired' : 'open';
};

/** A link's purpose and state. Reading doesn't use the link. An invitation whose inviter lost the permission is unknown. */
export async function readLink({ db, settings }: LinkServices, token: string): Promise<LinkAnswer | Refusal> {
  const id = await idOfToken(settings, token);
  const link = id ? await findLink(db, id) : undefined;
  if (!link) return unknown;
  const { purpose, email, firmName, usedAt } = link;
  let state = stateOf(link);
  if (purpose === 'invitation' && !usedAt) {
    if (!(await isStillPermitted(db, link, settings))) return unknown;
    if (await isEmailTaken(db, email)) state = 'other-account';
  }
  return { purpose, email, state, ...(firmName && { firmName }) };
}

/** Locks an unused link of this purpose; refused if there is none. */
export async function usableLink(
  tx: Transaction,
  id: string | undefined,
  purpose: StoredLink['purpose'],
): Promise<StoredLink | Refusal> {
  const link = id ? await lockLink(tx, id) : undefined;
  if (link?.purpose !== purpose) return unknown;
  const state = stateOf(link);
  if (state === 'open') return link;
  return state === 'used' ? used : expired;
}

const badPassword = (message: string) =>
  refuse(400, 'bad-password', 'Bitte wählen Sie ein anderes Passwort.', { errors: [{ path: 'password', message }] });

/**
 * Performs what a link is for, under the lock. The password is checked and hashed before, because hashing is slow; the hash
 * is '' if the link can't be used.
 */
async function followLink<Result>(
  { db, settings }: Pick<LinkServices, 'db' | 'settings'>,
  purpose: StoredLink['purpose'],
  { token, password }: { token: string; password: string },
  perform: (tx: Transaction, link: StoredLink, hash: string) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  const id = await idOfToken(settings, token);
  const offered = id ? await findLink(db, id) : undefined;
  const fault = offered && (await passwordFieldFault(password, offered.email, 'de'));
  if (fault) return badPassword(fault);
  const hash = offered && stateOf(offered) === 'open' ? await hashPassword(password) : '';
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const link = await usableLink(tx, id, purpose);
    return 'refused' in link ? link : perform(tx, link, hash);
  });
}

/** Role or firm of an invited account. */
function placeOf({ kind, role, firmId, firmRole }: StoredLink) {
  if (kind === 'office') return role ? { kind, role } : undefined;
  return firmId && firmRole ? { kind, firmId, firmRole } : undefined;
}

/** Creates the account of an invited person. Link, inviter and address are checked again under the lock. @returns the account */
export async function acceptInvitation(
  { db, settings }: LinkServices,
  { name, ...chosen }: { token: string; name: string; password: string },
): Promise<{ userId: string; kind: StoredLink['kind'] } | Refusal> {
  return followLink({ db, settings }, 'invitation', chosen, async (tx, link, hash) => {
    const { email, kind } = link;
    const place = placeOf(link);
    if (!place || !(await isStillPermitted(tx, link, settings)) || hash === '') return unknown;
    if (await isEmailTaken(tx, email)) return hasOtherAccount;
    const outside = await refuseOutside(tx, link.firmId, email, 'de');
    if (outside) return outside;
    const userId = await insertUser(tx, { name, email, ...place }, hash);
    await markLinkUsed(tx, link.id, userId);
    await recordAudit(tx, { actor: email, action: 'accept invitation', ...accountRecord({ id: userId, name }) });
    return { userId, kind };
  });
}

/** Sends a new invitation in place of an expired one, to the same address. */
export async function renewInvitation(services: LinkServices, token: string): Promise<Refusal | null> {
  const id = await idOfToken(services.settings, token);
  return services.db.transaction(async (tx) => {
    await lockAccounts(tx);
    const link = id ? await lockLink(tx, id) : undefined;
    if (link?.purpose !== 'invitation') return unknown;
    const { email, inviterId } = link;
    if (link.usedAt) return used;
    if (await isEmailTaken(tx, email)) return hasOtherAccount;
    if (!inviterId || !(await isStillPermitted(tx, link, services.settings))) return unknown;
    const outside = await refuseOutside(tx, link.firmId, email, 'de');
    if (outside) return outside;
    const renewed = await sendInvitation(services, tx, link, inviterId);
    await recordAudit(tx, { actor: email, action: 'invite again', ...invitationRecord(renewed) });
    return null;
  });
}

/** Sets a new password by a link. Ends all sessions; the second factor stays. */
export async function resetByLink(
  { db, jobs, settings }: LinkServices,
  chosen: { token: string; password: string },
): Promise<Refusal | null> {
  return followLink({ db, settings }, 'password-reset', chosen, async (tx, link, hash) => {
    const person = link.userId ? await findActiveUser(tx, link.email) : undefined;
    if (!person || person.id !== link.userId || hash === '') return unknown;
    await setPassword(tx, person.id, hash);
    await endSessionsOf(tx, person.id);
    await revokeTokensOf(tx, person.id, person.email);
    await markLinkUsed(tx, link.id, person.id);
    await endLinks(tx, link);
    await enqueueAccountNotice(tx, { jobs, settings }, person, { event: 'password-changed' });
    await recordAudit(tx, { actor: person.email, action: 'reset-password', ...accountRecord(person) });
    return null;
  });
}
