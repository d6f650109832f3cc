import { hash, randomBytes } from 'node:crypto';
import { finished, pipeline, type Readable, Transform } from 'node:stream';
import { reportLink } from '#content/order-terms.ts';
import { dayMs } from '#platform/durations.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { findReport } from '../../studies/report-queries.server.ts';
import { openReportTasks } from '../../studies/report-work.server.ts';
import { isCancelled } from '../study-orders/cancelled-order.ts';
import { findStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { ensureLicensedCopy, licensedCopyKey } from './licensed-report.server.ts';
import {
  type Download,
  findDownload,
  findUsableDownload,
  insertDownload,
  listDownloads,
  releaseBytes,
  reserveBytes,
} from './report-download-queries.server.ts';

/** Copies are usually made before their link is mailed; once a report is replaced, many may be requested at once. */
const maxReportsInWork = 4;

const hashOf = (token: string) => hash('sha256', token, 'base64url');

export const unknownLink = refuse(
  404,
  'no-such-link',
  'Diesen Link gibt es nicht. Vielleicht ist er beim Kopieren unvollständig geblieben.',
);
const expiredLinkToken = refuse(
  410,
  'link-ended',
  `Dieser Link gilt nicht mehr: Er war ${reportLink.days} Tage oder ${reportLink.downloads} Downloads lang gültig. Sie können sich einen neuen an dieselbe E-Mail-Adresse senden lassen.`,
);
const cancelledOrder = refuse(410, 'order-cancelled', 'Diese Bestellung wurde storniert. Ihr Link gilt nicht mehr.');
const revokedLink = refuse(410, 'link-revoked', 'Dieser Link wurde gesperrt und gilt nicht mehr.');
export const noReport = refuse(
  503,
  'no-report',
  'Der Bericht steht im Moment nicht bereit. Bitte versuchen Sie es später noch einmal.',
  { retryAfterSeconds: 3600 },
);
const preparing = refuse(
  503,
  'preparing',
  'Ihr Bericht wird gerade bereitgestellt. Bitte versuchen Sie es in einer halben Minute noch einmal.',
  { retryAfterSeconds: 30 },
);

/** Creates a personal link when its mail is written, because only the hash of its token is stored. @returns its absolute URL and limits */
export async function createDownload({ db, settings }: Pick<Services, 'db' | 'settings'>, order: StoredOrder) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + reportLink.days * dayMs);
  await insertDownload(db, {
    tokenHash: hashOf(token),
    studyOrderId: order.id,
    expiresAt,
    downloadsLeft: reportLink.downloads,
  });
  return { url: `${settings.publicUrl}/api/downloads/${token}`, expiresAt, downloads: reportLink.downloads };
}

/** A link with its order; undefined if there is none. */
export async function orderOfLink({ db }: Pick<Services, 'db'>, token: string) {
  const download = await findDownload(db, hashOf(token));
  const order = download && (await findStudyOrder(db, download.studyOrderId));
  return order && { order, download };
}

/** Why a link is permanently unusable and can't be renewed; undefined if it isn't. */
export function endOfLink({ order, download }: UsableLink) {
  if (isCancelled(order)) return cancelledOrder;
  return download.revokedAt ? revokedLink : undefined;
}

export interface UsableLink {
  order: StoredOrder;
  download: Download;
}

/** A usable link, without counting a download. */
export async function checkDownload(services: Pick<Services, 'db'>, token: string) {
  const found = await orderOfLink(services, token);
  if (!found) return unknownLink;
  const { downloadsLeft, expiresAt } = found.download;
  return endOfLink(found) ?? (downloadsLeft > 0 && expiresAt > new Date() ? found : expiredLinkToken);
}

/** The newest usable link of an order, for the buyer's page; otherwise why its newest link is unusable. */
export async function usableLinkOf({ db }: Pick<Services, 'db'>, order: StoredOrder): Promise<UsableLink | Refusal> {
  if (isCancelled(order)) return cancelledOrder;
  const download = await findUsableDownload(db, order.id);
  if (download) return { order, download };
  const [newest] = await listDownloads(db, order.id);
  return newest?.revokedAt ? revokedLink : expiredLinkToken;
}

/** Why a licensed report can't be sent at the moment. */
export type ReportProblem = 'no-report' | 'preparing';

/** A report with a licence line, ready for download. */
export interface LicensedReport {
  fileName: string;
  /** Key in the file store. */
  key: string;
  bytes: number;
}

/** The buyer's licensed copy of the report; made now if it doesn't exist. */
export async function licensedReport(
  services: Pick<Services, 'db' | 'files' | 'settings'>,
  order: StoredOrder,
): Promise<LicensedReport | Refusal<ReportProblem>> {
  const report = await findReport(services.db, order.editionYear);
  if (!report) return noReport;
  const isReady = await services.files.exists(licensedCopyKey(order, report.reportFile));
  if (!isReady && openReportTasks() >= maxReportsInWork) return preparing;
  const key = await ensureLicensedCopy(services, order, report);
  const { contentLength } = await services.files.getMetaData(key);
  return { key, bytes: contentLength, fileName: `Versicherungsmonitor-${report.year}-${order.orderNumber}.pdf` };
}

/**
 * Streams bytes `from` to `to` of a licensed report. Bytes are counted, not requests: parts fetched one after the other are one
 * download, and bytes that weren't sent don't count.
 */
export async function readLicensedReport(
  services: Pick<Services, 'db' | 'files' | 'log'>,
  { tokenHash }: Pick<Download, 'tokenHash'>,
  { key, bytes }: LicensedReport,
  part: { from: number; to: number },
): Promise<Readable | Refusal> {
  const { db, files, log } = services;
  const requested = part.to - part.from + 1;
  if (!(await reserveBytes(db, tokenHash, requested, bytes))) return expiredLinkToken;
  let sent = 0;
  let isSettled = false;
  const releaseRest = async () => {
    if (isSettled || sent >= requested) return;
    isSettled = true;
    await releaseBytes(db, tokenHash, requested - sent, bytes).catch((error) => {
      log.warn({ err: error }, 'the count of an aborted download could not be restored');
    });
  };
  try {
    const source = await files.readPart(key, part);
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        sent += chunk.length;
        done(null, chunk);
      },
    });
    finished(counted, () => void releaseRest());
    const stream = pipeline(source, counted, () => undefined);
    // Wait for the first bytes, so that an unreadable file fails before the response begins.
    await new Promise<void>((resolve, reject) => stream.once('readable', resolve).once('error', reject));
    return stream;
  } catch (error) {
    await releaseRest();
    throw error;
  }
}
