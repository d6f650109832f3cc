import type { Transaction } from '#platform/database/database.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueMails } from '../core/mails/enqueue-mails.server.ts';
import { newMail } from '../core/mails/mail-kind.server.ts';
import { fileRequestMail } from './file-request-mail.server.ts';
import { claimReminders, listMailedRecipients, listRequestRecipients } from './request-recipient-queries.server.ts';
import { changeCollectedForMs, isTimeToMail, type RequestMoment, reminderDays } from './request-reminders.ts';

export const remindOfRequestsJob: JobKind<object> = { name: 'remind-of-file-requests', cron: '*/10 * * * *' };

/** Enqueues a mail to each person of the firms that have delivered nothing yet; about a closed request only to those who know of it. */
export async function mailRequest(
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  tx: Transaction,
  requestId: string,
  moment: RequestMoment,
): Promise<void> {
  const list = moment === 'closed' ? listMailedRecipients : listRequestRecipients;
  const mails = (await list(tx, requestId)).map((recipient) =>
    newMail(fileRequestMail, { ...recipient, moment }, settings, {
      details: { requestId, moment, dueOn: recipient.dueOn },
    }),
  );
  const isCollected = moment === 'changed' || moment === 'closed';
  const options = isCollected ? { notBefore: new Date(Date.now() + changeCollectedForMs) } : {};
  if (mails.length > 0) await enqueueMails(tx, jobs, mails, options);
}

/** Sends the reminders of requests that are due; each is claimed in the transaction that enqueues its mails. */
export async function remindOfRequests(services: Pick<Services, 'db' | 'jobs' | 'settings'>): Promise<void> {
  const now = new Date();
  if (!isTimeToMail(now)) return;
  for (const reminder of ['before', 'due'] as const) {
    await services.db.transaction(async (tx) => {
      for (const id of await claimReminders(tx, reminder, reminderDays(now))) {
        await mailRequest(services, tx, id, reminder);
      }
    });
  }
}
