import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import { contactNoticeMail } from '#domain/contact-messages/contact-notice-mail.server.ts';
import { messageReplyMail } from '#domain/contact-messages/replies/message-reply-mail.server.ts';
import { sendMailJob } from '#domain/core/mails/enqueue-mails.server.ts';
import type { MailKindName } from '#domain/core/mails/mail-kinds.ts';
import { type Composer, sendMail, wakeOverdueMails, wakeOverdueMailsJob } from '#domain/core/mails/send-mail.server.ts';
import { goLiveWhenDue, sweepPublicationsJob } from '#domain/editions/publication/go-live.server.ts';
import { releaseHeldOrdersJob } from '#domain/editions/publication/institution-published.ts';
import { publicationBlockedMail } from '#domain/editions/publication/publication-blocked-mail.server.ts';
import { goLiveJob } from '#domain/editions/publication/publish-document.server.ts';
import { testMail } from '#domain/everything/launch/test-mail/test-mail-kind.server.ts';
import { checkLinks, checkLinksJob } from '#domain/everything/links/check-links.server.ts';
import { applyRetention, retentionJob } from '#domain/everything/retention/apply-retention.server.ts';
import { composeNews, newsTestMail } from '#domain/news/releases/news-mail.server.ts';
import { sendNews, sendNewsJob } from '#domain/news/releases/send-news.server.ts';
import { newsConfirmationMail } from '#domain/news/subscribers/news-confirmation-mail.server.ts';
import { subscribe, subscribeJob } from '#domain/news/subscribers/subscribe-to-news.server.ts';
import { releaseHeldOrders } from '#domain/orders/held-orders/release-held-orders.server.ts';
import { checkDocuments, checkDocumentsJob } from '#domain/orders/invoices/check-documents.server.ts';
import { drawDocuments, drawDocumentsJob } from '#domain/orders/invoices/draw-document.server.ts';
import { invoiceCorrectionMail } from '#domain/orders/order-facts/mails/invoice-correction-mail.server.ts';
import { orderCancellationMail } from '#domain/orders/order-facts/mails/order-cancellation-mail.server.ts';
import { invoiceCopyMail } from '#domain/orders/placement/invoice-copy-mail.server.ts';
import { orderConfirmationMail } from '#domain/orders/placement/order-confirmation-mail.server.ts';
import { orderNoticeMail } from '#domain/orders/placement/order-notice-mail.server.ts';
import { printOrderConfirmationMail } from '#domain/orders/print-orders/print-order-confirmation-mail.server.ts';
import { printOrderNoticeMail } from '#domain/orders/print-orders/print-order-notice-mail.server.ts';
import { paymentReminderMail } from '#domain/orders/reminders/payment-reminder-mail.server.ts';
import { deliveryWarningMail } from '#domain/orders/report-delivery/delivery-warning-mail.server.ts';
import { reportDeliveryMail } from '#domain/orders/report-delivery/report-delivery-mail.server.ts';
import { watchDeliveries, watchDeliveriesJob } from '#domain/orders/report-delivery/watch-deliveries.server.ts';
import { newFilesMail } from '#domain/partner-files/new-files-mail.server.ts';
import { checkUpload, checkUploadJob } from '#domain/partner-uploads/check-upload.server.ts';
import {
  firmInvitationMail,
  invitationMail,
  passwordResetMail,
} from '#domain/people/invitations/account-link-mails.server.ts';
import { requestResetJob, sendResetLink } from '#domain/people/invitations/request-reset.server.ts';
import { accountNoticeMail } from '#domain/people/office-accounts/account-notice-mail.server.ts';
import { foldReferrersJob, foldReferringSites } from '#domain/usage/keep-usage.server.ts';
import { type Worker, worker } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';

const composers: Record<MailKindName, Composer> = {
  'study-order-confirmation': orderConfirmationMail.compose,
  'study-order-notice': orderNoticeMail.compose,
  'invoice-copy': invoiceCopyMail.compose,
  'order-cancellation': orderCancellationMail.compose,
  'invoice-correction': invoiceCorrectionMail.compose,
  'report-delivery': reportDeliveryMail.compose,
  'delivery-warning': deliveryWarningMail.compose,
  'payment-reminder': paymentReminderMail.compose,
  'contact-notice': contactNoticeMail.compose,
  'message-reply': messageReplyMail.compose,
  'print-order-confirmation': printOrderConfirmationMail.compose,
  'print-order-notice': printOrderNoticeMail.compose,
  'account-invitation': invitationMail.compose,
  'partner-invitation': firmInvitationMail.compose,
  'password-reset': passwordResetMail.compose,
  'account-notice': accountNoticeMail.compose,
  'new-partner-files': newFilesMail.compose,
  'publication-blocked': publicationBlockedMail.compose,
  'news-confirmation': newsConfirmationMail.compose,
  'news-test': newsTestMail.compose,
  'test-mail': testMail.compose,
  news: composeNews,
};

/** Pause between two mails. */
const pauseMs = 25;
const busyPauseMs = 150;
/** Utilization of the event loop from which on requests would wait for mails. */
const busyFrom = 0.75;

/**
 * Composes one mail at a time, with a pause for waiting requests: apart from rendering, which a thread does, composing takes this
 * process's main thread and the database, like a request.
 */
function inSequence(composers: Record<MailKindName, Composer>): Record<MailKindName, Composer> {
  const queue = new PQueue({ concurrency: 1 });
  let measured = performance.eventLoopUtilization();
  const pause = () => {
    const { utilization } = performance.eventLoopUtilization(measured);
    measured = performance.eventLoopUtilization();
    return sleep(utilization < busyFrom ? pauseMs : busyPauseMs);
  };
  const waiting = (compose: Composer): Composer => {
    return (services, mail) => {
      const composed = queue.add(() => compose(services, mail));
      void queue.add(pause);
      return composed;
    };
  };
  const entries = Object.entries(composers).map(([kind, compose]) => [kind, waiting(compose)]);
  return Object.fromEntries(entries) as Record<MailKindName, Composer>;
}

/** Everything this process does in the background: kind of job → what it does. */
export function workers(services: Services): Worker[] {
  const writers = {
    ...inSequence(composers),
    // Waits for a thread that licenses the report; others need not wait with it.
    'report-delivery': reportDeliveryMail.compose,
    // Sent one by one anyway.
    news: composeNews,
  };
  return [
    worker(sendMailJob, (data) => sendMail(services, writers, data)),
    worker(sendNewsJob, () => sendNews(services, (mailId) => sendMail(services, writers, { mailId }))),
    worker(wakeOverdueMailsJob, () => wakeOverdueMails(services)),
    worker(goLiveJob, async () => void (await goLiveWhenDue(services))),
    worker(sweepPublicationsJob, async () => void (await goLiveWhenDue(services))),
    worker(watchDeliveriesJob, () => watchDeliveries(services)),
    worker(requestResetJob, (data) => sendResetLink(services, data)),
    worker(subscribeJob, (data) => subscribe(services, data)),
    worker(retentionJob, async () => {
      const { removed } = await applyRetention(services, { now: new Date() });
      services.log.info({ removed }, 'retention: what was kept long enough is removed');
    }),
    worker(releaseHeldOrdersJob, () => releaseHeldOrders(services)),
    worker(drawDocumentsJob, () => drawDocuments(services)),
    worker(checkDocumentsJob, () => checkDocuments(services)),
    worker(checkLinksJob, (data) => checkLinks(services, data)),
    worker(checkUploadJob, (data) => checkUpload(services, data)),
    worker(foldReferrersJob, () => foldReferringSites(services)),
  ];
}
