import { createHash, randomBytes } from 'node:crypto';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { promiseMails } from '../mails/promise-mails.server.ts';
import { countSubmission } from '../spam/submission-limits.server.ts';
import { findReport } from '../studies/report-queries.server.ts';
import { licenceLine, licensedReport } from './licensed-report.server.ts';
import { deliveryMail } from './order-mails.server.ts';
import { findDownload, insertDownload, takeDownload } from './report-download-queries.server.ts';
import { findStudyOrder, type StudyOrder } from './study-order-queries.server.ts';

const downloadDays = 14;
const downloadsPerLink = 5;

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

/** The report marked with the buyer's licence; counts as one download once it is ready to be sent. */
export async function downloadReport(
  services: Pick<Services, 'db' | 'files'>,
  token: string,
): Promise<{ pdf: Buffer; fileName: string } | Refusal> {
  const { db, files } = services;
  const order = await checkDownload(services, token);
  if ('refused' in order) return order;
  const report = await findReport(db, order.editionYear);
  if (!report) {
    return refuse(
      503,
      'no-report',
      'Der Bericht steht im Moment nicht bereit. Bitte versuchen Sie es später noch einmal.',
      {
        retryAfter: 3600,
      },
    );
  }
  const pdf = await licensedReport(new Uint8Array(await files.getBytes(report.reportFile)), licenceLine(order));
  if (!(await takeDownload(db, hashOf(token)))) return endedLink;
  return { pdf, fileName: `Versicherungsmonitor-${report.year}-${order.orderNumber}.pdf` };
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
