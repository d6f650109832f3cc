import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import { checkAttachment, checkAttachmentJob } from '#domain/contact-messages/incoming/check-attachment.server.ts';
import { readMailbox, readMailboxJob } from '#domain/contact-messages/incoming/read-mailbox.server.ts';
import type { Composer } from '#domain/core/mails/composed-mail.server.ts';
import { sendMailJob } from '#domain/core/mails/enqueue-mails.server.ts';
import { composerOf } from '#domain/core/mails/mail-kind.server.ts';
import {
  type MailWriter,
  requeueOverdueMails,
  requeueOverdueMailsJob,
  sendMail,
} from '#domain/core/mails/send-mail.server.ts';
import { makePackagesJob } from '#domain/editions/publication/edition-package.server.ts';
import { followCorrection } from '#domain/editions/publication/follow-correction.server.ts';
import {
  editionPublishedJob,
  followCorrectionJob,
  goLiveJob,
  goLiveWhenDue,
  releaseHeldOrdersJob,
} from '#domain/editions/publication/go-live.server.ts';
import { checkLinks, checkLinksJob } from '#domain/everything/links/check-links.server.ts';
import { mailKinds } from '#domain/everything/mails/mail-kinds.server.ts';
import { applyRetention, retentionJob } from '#domain/everything/retention/apply-retention.server.ts';
import { watchFirmPeople, watchFirmPeopleJob } from '#domain/firm-people/watch-firm-people.server.ts';
import { notifyFollowers } from '#domain/news/corrections/notify-followers.server.ts';
import { sendNews, sendNewsJob } from '#domain/news/releases/send-news.server.ts';
import { subscribe, subscribeJob } from '#domain/news/subscribers/subscribe-to-news.server.ts';
import { releaseHeldOrders } from '#domain/orders/held-orders/release-held-orders.server.ts';
import { takeChainHead, takeChainHeadJob } from '#domain/orders/invoices/chain/take-chain-head.server.ts';
import { checkDocuments, checkDocumentsJob } from '#domain/orders/invoices/check-documents.server.ts';
import { drawDocuments, drawDocumentsJob } from '#domain/orders/invoices/draw-document.server.ts';
import { watchDeliveries } from '#domain/orders/report-delivery/watch-deliveries.server.ts';
import { announceFiles, announceFilesJob } from '#domain/partner-files/new-files-mail.server.ts';
import { remindOfRequests, remindOfRequestsJob } from '#domain/partner-files/send-request-mails.server.ts';
import { checkUpload, checkUploadJob } from '#domain/partner-uploads/check-upload.server.ts';
import { requestResetJob, sendResetLink } from '#domain/people/invitations/request-reset.server.ts';
import { watchDeliveriesJob } from '#domain/studies/watch-deliveries-job.ts';
import { foldReferrersJob, foldReferringSites } from '#domain/usage/keep-usage.server.ts';
import { type Worker, worker } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { storeFilesInThread } from './edition-files/store-files-in-thread.ts';

/** Pause between two mails. */
const pauseMs = 25;
const busyPauseMs = 150;
/** Pause between two mails while writing requests wait. */
const waitingPauseMs = 500;
/** Utilization of the event loop above which mails would slow down requests. */
const busyFrom = 0.75;

/** The parts of the server that the jobs depend on. */
interface ServerWork {
  /** Makes the packages that live editions lack. */
  makePackages(): Promise<void>;
  /** Whether writing requests are waiting. */
  requestsWait(): boolean;
}

/**
 * Composes one mail at a time and pauses for waiting requests, because composing needs the main thread and the database
 * as requests do. Rendering is done in a thread.
 */
function inSequence({ requestsWait }: Pick<ServerWork, 'requestsWait'>): (compose: Composer) => Composer {
  const queue = new PQueue({ concurrency: 1 });
  let measured = performance.eventLoopUtilization();
  const pause = () => {
    const { utilization } = performance.eventLoopUtilization(measured);
    measured = performance.eventLoopUtilization();
    if (requestsWait()) return sleep(waitingPauseMs);
    return sleep(utilization < busyFrom ? pauseMs : busyPauseMs);
  };
  return (compose) => (services, mail) => {
    const composed = queue.add(() => compose(services, mail));
    void queue.add(pause);
    return composed;
  };
}

function mailWriters(work: Pick<ServerWork, 'requestsWait'>): ReadonlyMap<string, MailWriter> {
  const queued = inSequence(work);
  return new Map(
    mailKinds.map((kind) => {
      const compose = composerOf(kind);
      return [kind.name, { ...kind, compose: kind.isComposedAtOnce ? compose : queued(compose) }];
    }),
  );
}

/** The background work of this process: kind of job → handler. */
export function workers(services: Services, work: ServerWork): Worker[] {
  const writers = mailWriters(work);
  const storeFiles = storeFilesInThread(services);
  return [
    worker(sendMailJob, (data) => sendMail(services, writers, data)),
    worker(sendNewsJob, () => sendNews(services, (mailId) => sendMail(services, writers, { mailId }))),
    worker(requeueOverdueMailsJob, () => requeueOverdueMails(services, mailKinds)),
    worker(editionPublishedJob, (data) => notifyFollowers(services, data)),
    worker(followCorrectionJob, (data) => followCorrection(services, storeFiles, data)),
    worker(goLiveJob, async () => void (await goLiveWhenDue(services))),
    worker(makePackagesJob, work.makePackages),
    worker(watchDeliveriesJob, () => watchDeliveries(services)),
    worker(watchFirmPeopleJob, () => watchFirmPeople(services)),
    worker(requestResetJob, (data) => sendResetLink(services, data)),
    worker(subscribeJob, (data) => subscribe(services, data)),
    worker(retentionJob, async () => {
      const { removed } = await applyRetention(services, { now: new Date() });
      services.log.info({ removed }, 'expired records were removed');
    }),
    worker(releaseHeldOrdersJob, () => releaseHeldOrders(services)),
    worker(drawDocumentsJob, () => drawDocuments(services)),
    worker(checkDocumentsJob, () => checkDocuments(services)),
    worker(takeChainHeadJob, () => takeChainHead(services)),
    worker(checkLinksJob, (data) => checkLinks(services, data)),
    worker(checkUploadJob, (data) => checkUpload(services, data)),
    worker(announceFilesJob, () => announceFiles(services)),
    worker(remindOfRequestsJob, () => remindOfRequests(services)),
    worker(foldReferrersJob, () => foldReferringSites(services)),
    ...(services.settings.imapUrl
      ? [
          worker(readMailboxJob, (data) => readMailbox(services, data)),
          worker(checkAttachmentJob, (data) => checkAttachment(services, data)),
        ]
      : []),
  ];
}
