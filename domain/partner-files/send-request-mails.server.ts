import type { Transaction } from '#platform/database/database.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueMails } from '../core/mails/enqueue-mails.server.ts';
import { newMail } from '../core/mails/mail-kind.server.ts';
import { fileRequestMail } from './file-request-mail.server.ts';
import { claimReminders, listRequestRecipients } from './request-recipient-queries.server.ts';
import { isTimeToMail, type RequestMoment, reminderDays } from './request-reminders.ts';

export const remindOfRequestsJob: JobKind<object> = { name: 'remind-of-file-requests', cron: '*/10 * * * *' };

/** Enqueues a mail to each person of the firms that have delivered nothing yet. */
export async function mailRequest(
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  tx: Transaction,
  requestId: string,
  moment: RequestMoment,
): Promise<void> {
  const recipients = await listRequestRecipients(tx, requestId);
  const mails = recipients.map((one) =>
    newMail(fileRequestMail, { ...one, moment }, settings, { details: { requestId, moment } }),
  );
  if (mails.length > 0) await enqueueMails(tx, jobs, mails);
}

/** Sends the reminders of requests that are due; each is claimed in the transaction that enqueues its mails. */
export async function remindOfRequests(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  now = new Date(),
): Promise<void> {
  if (!isTimeToMail(now)) return;
  for (const reminder of ['before', 'due'] as const) {
    await services.db.transaction(async (tx) => {
      for (const id of await claimReminders(tx, reminder, reminderDays(now))) {
        await mailRequest(services, tx, id, reminder);
      }
    });
  }
}
