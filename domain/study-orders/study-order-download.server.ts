import { createHash, randomBytes } from 'node:crypto';
import { finished, type Readable } from 'node:stream';
import { readPart } from '#platform/files.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { threadTasks } from '#platform/threads.server.ts';
import { promiseMails } from '../mails/promise-mails.server.ts';
import { countSubmission } from '../spam/submission-limits.server.ts';
import { findReport } from '../studies/report-queries.server.ts';
import { keepLicensedCopy, licensedCopyKey } from './licensed-report.server.ts';
import { deliveryMail } from './order-mails.server.ts';
import { findDownload, giveBackDownload, insertDownload, takeDownload } from './report-download-queries.server.ts';
import { findStudyOrder, type StudyOrder } from './study-order-queries.server.ts';

const downloadDays = 14;
const downloadsPerLink = 5;
/** Copies are made before their link is mailed. Only after a change of the report many may be asked for at once. */
const mostWaiting = 4;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const unknownLink = refuse(
  404,
  'no-such-link',
  'Diesen Link gibt es nicht. Vielleicht ist er beim Kopieren unvollständig geblieben.',
);
const endedLink = refuse(
  410,
  'link-ended',
  `Dieser Link gilt nicht mehr: Er war ${downloadDays} Tage oder ${downloadsPerLink} Downloads lang gültig. Sie können sich einen neuen an dieselbe E-Mail-Adresse senden lassen.`,
);
const noReport = refuse(
  503,
  'no-report',
  'Der Bericht steht im Moment nicht bereit. Bitte versuchen Sie es später noch einmal.',
  { retryAfter: 3600 },
);
const preparing = refuse(
  503,
  'preparing',
  'Ihr Bericht wird gerade bereitgestellt. Bitte versuchen Sie es in einer halben Minute noch einmal.',
  { retryAfter: 30 },
);

/** A new personal link. Only the hash of its token is kept, so it is made when its mail is written. */
export async function createDownload({ db, settings }: Pick<Services, 'db' | 'settings'>, order: StudyOrder) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + downloadDays * 86_400_000);
  await insertDownload(db, {
    tokenHash: hashOf(token),
    studyOrderId: order.id,
    expiresAt,
    downloadsLeft: downloadsPerLink,
  });
  return { url: `${settings.publicUrl}/api/downloads/${token}`, expiresAt, downloads: downloadsPerLink };
}

async function orderOf({ db }: Pick<Services, 'db'>, token: string) {
  const download = await findDownload(db, hashOf(token));
  const order = download && (await findStudyOrder(db, download.studyOrderId));
  return order && { order, download };
}

/** Whether a link can be used, without using it. */
export async function checkDownload(services: Pick<Services, 'db'>, token: string): Promise<StudyOrder | Refusal> {
  const found = await orderOf(services, token);
  if (!found) return unknownLink;
  const { order, download } = found;
  return download.downloadsLeft > 0 && download.expiresAt > new Date() ? order : endedLink;
}

/** A report that stands ready for a buyer. */
export interface LicensedReport {
  fileName: string;
  /** In the file store. */
  key: string;
  bytes: number;
}

/** The buyer's own copy of the report, marked with the licence; made now if it isn't there (see deliver-report). */
export async function licensedReport(
  services: Pick<Services, 'db' | 'files' | 'settings'>,
  order: StudyOrder,
): Promise<LicensedReport | Refusal> {
  const report = await findReport(services.db, order.editionYear);
  if (!report) return noReport;
  const isReady = await services.files.exists(licensedCopyKey(order, report.reportFile));
  if (!isReady && threadTasks() >= mostWaiting) return preparing;
  const key = await keepLicensedCopy(services, order, report);
  const { contentLength } = await services.files.getMetaData(key);
  return { key, bytes: contentLength, fileName: `Versicherungsmonitor-${report.year}-${order.orderNumber}.pdf` };
}

/**
 * Bytes `from` to `to` of a licensed report, as a stream. Whoever gets its last byte has used a download; one that is broken
 * off before is given back. So parts that are fetched one after the other, or again after a broken line, count once.
 */
export async function readLicensedReport(
  services: Pick<Services, 'db' | 'files' | 'log'>,
  token: string,
  { key, bytes }: LicensedReport,
  part: { from: number; to: number },
): Promise<Readable | Refusal> {
  const { db, files, log } = services;
  const counts = part.to === bytes - 1;
  if (counts && !(await takeDownload(db, hashOf(token)))) return endedLink;
  const giveBack = async () => {
    await giveBackDownload(db, hashOf(token)).catch((error) => {
      log.warn({ err: error }, 'a download that was broken off could not be given back');
    });
  };
  try {
    const stream = await readPart(files, key, part);
    if (counts) finished(stream, (error) => void (error && giveBack()));
    return stream;
  } catch (error) {
    if (counts) await giveBack();
    throw error;
  }
}

/** Mails a new link to the address that the old one went to. */
export async function renewDownload(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  token: string,
  network: string | undefined,
): Promise<{ orderNumber: string } | Refusal> {
  const found = await orderOf(services, token);
  if (!found) return unknownLink;
  const { order } = found;
  return services.db.transaction(async (tx) => {
    const tooMany = await countSubmission(tx, services.settings, {
      form: 'downloads',
      network,
      recipient: order.email,
    });
    if (tooMany) return tooMany;
    await promiseMails(tx, services.jobs, [deliveryMail(order)]);
    return { orderNumber: order.orderNumber };
  });
}
