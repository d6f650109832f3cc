import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../../core/audit/audit-queries.server.ts';
import { enqueueMails } from '../../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../../core/mails/mail-kind.server.ts';
import type { OfficePerson } from '../../../people/office-person.server.ts';
import { testMail } from './test-mail-kind.server.ts';

/** Sends a test mail to the administrator who requests it. */
export async function sendTestMail(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  administrator: OfficePerson,
): Promise<Refusal | null> {
  if (!settings.smtpUrl)
    return refuse(409, 'no-mail-server', 'No mail server is set: set SMTP_URL and MAIL_FROM first.');
  await db.transaction(async (tx) => {
    await recordAudit(tx, {
      actor: administrator.email,
      action: 'test',
      recordKind: 'launch',
      recordName: 'test-mail',
    });
    await enqueueMails(tx, jobs, [newMail(testMail, administrator, settings)]);
  });
  return null;
}
