import { randomUUID } from 'node:crypto';
import { secondsOf } from '#platform/durations.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { lockLink, replaceLink } from '../../core/account-links/account-link-queries.server.ts';
import { resetOpenFor } from '../../core/account-links/link-terms.ts';
import { recordAudit, signInRecord } from '../../core/audit/audit-queries.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { findActiveUser, lockAccounts } from '../user-queries.server.ts';
import { passwordResetMail } from './account-link-mails.server.ts';

/** A request for a new password, with the id that its link gets. */
interface ResetRequest {
  email: string;
  linkId: string;
}

export const requestResetJob: JobKind<ResetRequest> = { name: 'request-password-reset' };

/**
 * Requests a new password. A job looks the account up, so that response and timing are the same for every address.
 */
export async function requestReset({ db, jobs }: Pick<Services, 'db' | 'jobs'>, email: string): Promise<void> {
  const request = { email: email.toLowerCase(), linkId: randomUUID() };
  await db.transaction((tx) => jobs.send(tx, requestResetJob, [request]));
}

/** The job: sends a link, once, if the address has an account; it replaces an earlier one. */
export async function sendResetLink(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  { email, linkId }: ResetRequest,
): Promise<void> {
  await db.transaction(async (tx) => {
    // So that the link of one of two concurrent requests replaces the other's.
    await lockAccounts(tx);
    const person = await findActiveUser(tx, email);
    if (!person || (await lockLink(tx, linkId))) return;
    const expiresAt = new Date(Date.now() + secondsOf(resetOpenFor) * 1000);
    const { kind, id: userId } = person;
    const link = await replaceLink(tx, { id: linkId, purpose: 'password-reset', email, kind, userId, expiresAt });
    await enqueueMails(tx, jobs, [newMail(passwordResetMail, link, settings)]);
    await recordAudit(tx, { actor: 'nobody known', action: 'reset asked for', ...signInRecord(person) });
  });
}
