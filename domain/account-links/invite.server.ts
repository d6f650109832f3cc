import type { Transaction } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import { invitationRecord } from '../audit/audited-record.ts';
import { enqueueMails } from '../mails/enqueue-mails.server.ts';
import { newMail } from '../mails/mail-kind.server.ts';
import type { OfficePerson } from '../people/office-person.server.ts';
import type { Role } from '../people/roles.ts';
import { isEmailTaken, lockAccounts } from '../people/user-queries.server.ts';
import { invitationMail } from './account-link-mails.server.ts';
import { type AccountLink, lockLink, replaceLink, withdrawLink } from './account-link-queries.server.ts';

type InviteServices = Pick<Services, 'db' | 'jobs' | 'settings'>;

const validDays = 14;
const dayMs = 24 * 60 * 60_000;

/** A link to an address, and its mail; one that led there before ends. */
export async function sendInvitation(
  { jobs, settings }: Omit<InviteServices, 'db'>,
  tx: Transaction,
  invitation: Pick<AccountLink, 'email' | 'role' | 'inviterId'>,
): Promise<AccountLink> {
  const expiresAt = new Date(Date.now() + validDays * dayMs);
  const link = await replaceLink(tx, { purpose: 'invitation', ...invitation, expiresAt });
  await enqueueMails(tx, jobs, [newMail(invitationMail, link, settings)]);
  return link;
}

const noSuchInvitation = () => refuse(404, 'no-such-invitation', 'There is no such invitation.');

/** Invites somebody into the office. */
export async function invite(
  services: InviteServices,
  by: OfficePerson,
  input: { email: string; role: Role },
): Promise<AccountLink | Refusal> {
  const email = input.email.toLowerCase();
  return services.db.transaction(async (tx) => {
    await lockAccounts(tx);
    if (await isEmailTaken(tx, email)) return refuse(409, 'has-account', 'This address has an account already.');
    const link = await sendInvitation(services, tx, { email, role: input.role, inviterId: by.id });
    await recordAudit(tx, { actor: by.email, action: 'invite', ...invitationRecord(link) });
    return link;
  });
}

/** Sends a new link, for 14 days more; the old one ends. */
export async function inviteAgain(
  services: InviteServices,
  by: OfficePerson,
  id: string,
): Promise<AccountLink | Refusal> {
  return services.db.transaction(async (tx) => {
    const before = await lockLink(tx, id);
    if (before?.purpose !== 'invitation' || before.usedAt) return noSuchInvitation();
    const link = await sendInvitation(services, tx, { email: before.email, role: before.role, inviterId: by.id });
    await recordAudit(tx, { actor: by.email, action: 'invite again', ...invitationRecord(link) });
    return link;
  });
}

export async function withdrawInvitation(
  { db }: Pick<Services, 'db'>,
  by: OfficePerson,
  id: string,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    const withdrawn = await withdrawLink(tx, id);
    if (!withdrawn) return noSuchInvitation();
    await recordAudit(tx, { actor: by.email, action: 'withdraw', ...invitationRecord(withdrawn) });
    return null;
  });
}
