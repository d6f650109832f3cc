import type { Transaction } from '#platform/database/database.server.ts';
import { secondsOf } from '#platform/durations.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import {
  lockLink,
  replaceLink,
  type StoredLink,
  withdrawLink,
} from '../../core/account-links/account-link-queries.server.ts';
import { invitationOpenFor } from '../../core/account-links/link-terms.ts';
import type { FirmRole, Role } from '../../core/accounts/roles.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { invitationRecord } from '../../core/audit/audited-record.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { openPartnerArea } from '../../partners/firm-access-queries.server.ts';
import type { SignedInPerson } from '../signed-in-person.server.ts';
import { isEmailTaken, lockAccounts } from '../user-queries.server.ts';
import { firmInvitationMail, invitationMail } from './account-link-mails.server.ts';
import { isStillPermitted } from './inviter.server.ts';
import { refuseOutside } from './refuse-outside.server.ts';

type InviteServices = Pick<Services, 'db' | 'jobs' | 'settings' | 'contentChanged'>;

/** An invitation to the office with a role, or to the partner area for a firm. */
type Invited = { kind: 'office'; role: Role } | { kind: 'partner'; firmId: string; firmRole: FirmRole };

/** The invitations that a person may resend and withdraw: the office's, or those of a firm. */
export type InvitationScope = { kind: 'office' } | { kind: 'partner'; firmId?: string };

const isWithin = (scope: InvitationScope, link: StoredLink): boolean =>
  link.kind === scope.kind && (scope.kind === 'office' || scope.firmId === undefined || scope.firmId === link.firmId);

/** Creates a link and enqueues its mail; an earlier link to the address ends. */
export async function sendInvitation(
  { jobs, settings }: Omit<InviteServices, 'db' | 'contentChanged'>,
  tx: Transaction,
  { email, kind, role, firmId, firmRole }: Pick<StoredLink, 'email' | 'kind' | 'role' | 'firmId' | 'firmRole'>,
  inviterId: string,
): Promise<StoredLink> {
  const expiresAt = new Date(Date.now() + secondsOf(invitationOpenFor) * 1000);
  const invited = { email, kind, role, firmId, firmRole, inviterId };
  const link = await replaceLink(tx, { purpose: 'invitation', ...invited, expiresAt });
  const mail = kind === 'partner' ? firmInvitationMail : invitationMail;
  await enqueueMails(tx, jobs, [newMail(mail, link, settings)]);
  return link;
}

const noSuchInvitation = refuse(404, 'no-such-invitation', '');
/** In the language of the inviter's page. */
function hasAccount(inviter: SignedInPerson): Refusal {
  const detail =
    inviter.kind === 'office'
      ? 'This address has an account already.'
      : 'Diese Adresse kann nicht eingeladen werden: Für sie gibt es schon ein Konto.';
  return refuse(409, 'has-account', detail);
}

/** Invites a person. The first invitation of any firm ends the demo of the partner area. */
export async function invite(
  services: InviteServices,
  inviter: SignedInPerson,
  { email: typed, ...invited }: { email: string } & Invited,
): Promise<StoredLink | Refusal> {
  const email = typed.toLowerCase();
  let isFirst = false;
  const link = await services.db.transaction(async (tx) => {
    await lockAccounts(tx);
    const entry = { role: null, firmId: null, firmRole: null, ...invited };
    if (!(await isStillPermitted(tx, { ...entry, inviterId: inviter.id }, services.settings)))
      return refuse(404, 'no-such-firm', '');
    const outside = await refuseOutside(tx, entry.firmId, email, inviter.kind === 'office' ? 'en' : 'de');
    if (outside) return outside;
    if (await isEmailTaken(tx, email)) return hasAccount(inviter);
    isFirst = invited.kind === 'partner' && (await openPartnerArea(tx));
    const sent = await sendInvitation(services, tx, { email, ...entry }, inviter.id);
    await recordAudit(tx, { actor: inviter.email, action: 'invite', ...invitationRecord(sent) });
    return sent;
  });
  if (isFirst && !isRefusal(link)) await services.contentChanged();
  return link;
}

/** Sends a new link in place of the old one. */
export async function inviteAgain(
  services: Omit<InviteServices, 'contentChanged'>,
  inviter: SignedInPerson,
  id: string,
  scope: InvitationScope,
): Promise<StoredLink | Refusal> {
  return services.db.transaction(async (tx) => {
    await lockAccounts(tx);
    const before = await lockLink(tx, id);
    if (before?.purpose !== 'invitation' || before.usedAt || !isWithin(scope, before)) return noSuchInvitation;
    const outside = await refuseOutside(tx, before.firmId, before.email, inviter.kind === 'office' ? 'en' : 'de');
    if (outside) return outside;
    if (await isEmailTaken(tx, before.email)) return hasAccount(inviter);
    const link = await sendInvitation(services, tx, before, inviter.id);
    await recordAudit(tx, { actor: inviter.email, action: 'invite again', ...invitationRecord(link) });
    return link;
  });
}

export async function withdrawInvitation(
  { db }: Pick<Services, 'db'>,
  caller: SignedInPerson,
  id: string,
  scope: InvitationScope,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    const link = await lockLink(tx, id);
    const withdrawn = link && isWithin(scope, link) ? await withdrawLink(tx, id) : undefined;
    if (!withdrawn) return noSuchInvitation;
    await recordAudit(tx, { actor: caller.email, action: 'withdraw', ...invitationRecord(withdrawn) });
    return null;
  });
}
