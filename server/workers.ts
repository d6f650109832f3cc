import { setTimeout as sleep } from 'node:timers/promises';
import { composeContactNotice } from '#domain/contact-messages/send-contact-message.server.ts';
import type { MailKind } from '#domain/mails/mail-kinds.ts';
import { sendMailJob } from '#domain/mails/promise-mails.server.ts';
import { type Composer, sendMail, wakeOverdueMails, wakeOverdueMailsJob } from '#domain/mails/send-mail.server.ts';
import {
  composePrintOrderConfirmation,
  composePrintOrderNotice,
} from '#domain/print-orders/place-print-order.server.ts';
import { applyRetention, retentionJob } from '#domain/retention/apply-retention.server.ts';
import { composeReportDelivery } from '#domain/study-orders/deliver-report.server.ts';
import { composeOrderConfirmation, composeOrderNotice } from '#domain/study-orders/send-order-confirmation.server.ts';
import { type Worker, worker } from '#platform/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';

const composers: Record<MailKind, Composer> = {
  'study-order-confirmation': composeOrderConfirmation,
  'study-order-notice': composeOrderNotice,
  'report-delivery': composeReportDelivery,
  'contact-notice': composeContactNotice,
  'print-order-confirmation': composePrintOrderConfirmation,
  'print-order-notice': composePrintOrderNotice,
};

/** Milliseconds between two mails that are written. */
const breath = 25;

/**
 * Lets composers write one mail after the other, with a pause in which waiting requests get their turn: what a mail needs
 * beside its letter (which a thread writes) takes this process's main thread and the database, like a request.
 */
function inTurn(composers: Record<MailKind, Composer>): Record<MailKind, Composer> {
  let last: Promise<unknown> = Promise.resolve();
  const waiting = (compose: Composer): Composer => {
    return (services, mail) => {
      const turn = last.then(() => compose(services, mail));
      last = turn.catch(() => undefined).then(() => sleep(breath));
      return turn;
    };
  };
  const entries = Object.entries(composers).map(([kind, compose]) => [kind, waiting(compose)]);
  return Object.fromEntries(entries) as Record<MailKind, Composer>;
}

/** Everything this process does in the background: kind of job → what it does. */
export function workers(services: Services): Worker[] {
  const writers = {
    ...inTurn(composers),
    // It waits for a thread that licenses the report: no reason for the others to wait too.
    'report-delivery': composeReportDelivery,
  };
  return [
    worker(sendMailJob, (data) => sendMail(services, writers, data)),
    worker(wakeOverdueMailsJob, () => wakeOverdueMails(services)),
    worker(retentionJob, async () => {
      const { removed } = await applyRetention(services, { now: new Date() });
      services.log.info({ removed }, 'retention: what was kept long enough is removed');
    }),
  ];
}
