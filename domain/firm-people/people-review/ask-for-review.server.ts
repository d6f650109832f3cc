import type { Transaction } from '#platform/database/database.server.ts';
import { dayMs, secondsOf } from '#platform/durations.ts';
import type { Services } from '#platform/services.server.ts';
import { replaceLink } from '../../core/account-links/account-link-queries.server.ts';
import { reviewOpenFor } from '../../core/account-links/link-terms.ts';
import type { AuditAction } from '../../core/audit/audit-actions.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { lockAccounts } from '../../people/user-queries.server.ts';
import { findFirmName, listFirmPeople } from '../firm-person-queries.server.ts';
import { forEachLoggingFailures } from '../for-each-logging-failures.server.ts';
import { monthsBefore } from '../unused-people/unused-terms.ts';
import { peopleReviewMail, peopleReviewReminderMail } from './people-review-mails.server.ts';
import {
  listUnremindedFirms,
  listUnreviewedFirms,
  markReviewAsked,
  markReviewReminded,
} from './people-review-queries.server.ts';

type ReviewServices = Pick<Services, 'db' | 'jobs' | 'settings' | 'log'>;

const remindedAfterDays = 14;

const record = async (tx: Transaction, action: AuditAction, firmId: string) =>
  recordAudit(tx, {
    actor: 'site',
    action,
    recordKind: 'people-reviews',
    recordId: firmId,
    recordName: await findFirmName(tx, firmId),
    firmId,
  });

/** Mails each current lead a link, which replaces their earlier one. */
async function mailLeads(
  { jobs, settings }: Pick<ReviewServices, 'jobs' | 'settings'>,
  tx: Transaction,
  firmId: string,
  { mail, now }: { mail: typeof peopleReviewMail; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + secondsOf(reviewOpenFor) * 1000);
  const people = await listFirmPeople(tx, firmId);
  for (const { id, email } of people.filter(({ firmRole, switchedOffAt }) => firmRole === 'lead' && !switchedOffAt)) {
    const link = { purpose: 'people-review', kind: 'partner', email, firmId, userId: id, expiresAt } as const;
    await enqueueMails(tx, jobs, [newMail(mail, await replaceLink(tx, link), settings)]);
  }
}

async function sendLists(services: ReviewServices, now: Date): Promise<void> {
  const before = monthsBefore(now, 12);
  await forEachLoggingFailures(services, await listUnreviewedFirms(services.db, before), (firmId) =>
    services.db.transaction(async (tx) => {
      await lockAccounts(tx);
      if (!(await markReviewAsked(tx, firmId, { before, now }))) return;
      await mailLeads(services, tx, firmId, { mail: peopleReviewMail, now });
      await record(tx, 'ask to confirm people', firmId);
    }),
  );
}

async function remind(services: ReviewServices, now: Date): Promise<void> {
  const before = new Date(now.getTime() - remindedAfterDays * dayMs);
  await forEachLoggingFailures(services, await listUnremindedFirms(services.db, before), (firmId) =>
    services.db.transaction(async (tx) => {
      await lockAccounts(tx);
      if (!(await markReviewReminded(tx, firmId, { before, now }))) return;
      await mailLeads(services, tx, firmId, { mail: peopleReviewReminderMail, now });
      await record(tx, 'remind to confirm people', firmId);
    }),
  );
}

/** Sends each firm's leads the list of its people once a year, and a reminder. Mark, links and mails are one transaction. */
export async function askForReviews(services: ReviewServices, now: Date): Promise<void> {
  await sendLists(services, now);
  await remind(services, now);
}
