import type { Transaction } from '#platform/database/database.server.ts';
import { secondsOf } from '#platform/durations.ts';
import type { Services } from '#platform/services.server.ts';
import { replaceLink } from '../../core/account-links/account-link-queries.server.ts';
import { unusedAnswerTime } from '../../core/account-links/link-terms.ts';
import type { AuditAction } from '../../core/audit/audit-actions.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { accountRecord } from '../../core/audit/audited-record.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import {
  endQuestion,
  isLastLead,
  listUnanswered,
  listUnused,
  markAsked,
  type UnusedPerson,
} from '../../people/unused-access-queries.server.ts';
import { lockAccounts } from '../../people/user-queries.server.ts';
import { forEachLoggingFailures } from '../for-each-logging-failures.server.ts';
import { endAccess } from '../manage-firm-people.server.ts';
import { lastLeadUnusedMail, unusedAccessMail } from './unused-access-mails.server.ts';
import { monthsBefore, unusedMonths } from './unused-terms.ts';

type PeopleServices = Pick<Services, 'db' | 'jobs' | 'settings' | 'log'>;

const record = (tx: Transaction, action: AuditAction, person: UnusedPerson) =>
  recordAudit(tx, { actor: 'site', action, ...accountRecord(person) });

/** Asks people by mail whether they still need the access that they don't use. Mark, link and mail are one transaction. */
async function askUnused(services: PeopleServices, now: Date): Promise<void> {
  const { db, jobs, settings } = services;
  const before = monthsBefore(now, unusedMonths);
  await forEachLoggingFailures(services, await listUnused(db, before), (id) =>
    db.transaction(async (tx) => {
      await lockAccounts(tx);
      const person = await markAsked(tx, id, { before, now });
      if (!person) return;
      const { email, firmId } = person;
      const expiresAt = new Date(now.getTime() + secondsOf(unusedAnswerTime) * 1000);
      const link = { purpose: 'keep-access', kind: 'partner', email, firmId, userId: id, expiresAt } as const;
      await enqueueMails(tx, jobs, [newMail(unusedAccessMail, await replaceLink(tx, link), settings)]);
      await record(tx, 'ask about unused access', person);
    }),
  );
}

/**
 * Switches off those who haven't answered. A firm's last lead is reported to the office instead, once, and switched off when
 * there is another lead.
 */
async function switchOffUnanswered(services: PeopleServices, now: Date): Promise<void> {
  const { db, jobs, settings } = services;
  const before = new Date(now.getTime() - secondsOf(unusedAnswerTime) * 1000);
  await forEachLoggingFailures(services, await listUnanswered(db, before), (id) =>
    db.transaction(async (tx) => {
      await lockAccounts(tx);
      const staysIn = await isLastLead(tx, id);
      const person = await endQuestion(tx, id, { before, now, switchesOff: !staysIn });
      if (!person) return;
      if (staysIn) await enqueueMails(tx, jobs, [newMail(lastLeadUnusedMail, person, settings)]);
      else await endAccess(tx, id);
      await record(tx, staysIn ? 'report unused access' : 'switch off unused access', person);
    }),
  );
}

export async function switchOffUnused(services: PeopleServices, now: Date): Promise<void> {
  await askUnused(services, now);
  await switchOffUnanswered(services, now);
}
