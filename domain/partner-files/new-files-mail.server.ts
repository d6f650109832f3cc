import { takeLock } from '#platform/database/advisory-locks.server.ts';
import type { Transaction } from '#platform/database/database.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueMails } from '../core/mails/enqueue-mails.server.ts';
import { type MailKind, newMail } from '../core/mails/mail-kind.server.ts';
import { lockWaitingMail } from '../core/mails/mail-queries.server.ts';
import { mailSender } from '../editions/live-content/mail-sender.server.ts';
import {
  type FileRecipient,
  findFileRecipient,
  listFileRecipients,
  listNewFilesFor,
} from './file-recipient-queries.server.ts';
import type { newFilesText } from './new-files-text.server.tsx';
import { categoryNames, confidentialityNames } from './partner-file-choices.ts';
import { claimAnnouncements } from './partner-file-queries.server.ts';
import { isTimeToMail } from './request-reminders.ts';
import { scanText } from './scan-text.ts';

export const announceFilesJob: JobKind<object> = { name: 'announce-partner-files', cron: '*/10 * * * *' };

/** The mail waits this long, so that it lists all files of a series. */
const collectedForMs = 10 * 60_000;

const name = 'new-partner-files';
const recordKind = 'accounts';

/** Notifies a firm's person of new files in the partner area. */
export const newFilesMail: MailKind<FileRecipient, typeof newFilesText> = {
  name,
  activity: 'partner-area',
  recordKind,
  recipient: ({ email }) => email,
  subject: () => 'Neue Dateien im Partnerbereich des Versicherungsmonitors',
  text: 'new-files-text',
  async compose({ db, settings }, { recordId, createdAt }) {
    const person = await findFileRecipient(db, recordId);
    if (!person) return { dropped: 'Die Person wünscht keine Nachrichten mehr oder hat keinen Zugang.' };
    const files = await listNewFilesFor(db, person, createdAt);
    if (files.length === 0) return { dropped: 'Die Dateien wurden zurückgenommen.' };
    const entries = files.map(({ title, category, year, version, senderName, confidentiality, ...scan }) => ({
      title,
      scan: scanText(scan, 'de'),
      about: `${confidentiality ? `${confidentialityNames.de[confidentiality]}, ` : ''}${categoryNames.de[category]} ${year}${version > 1 ? `, Fassung ${version}` : ''}, von ${senderName ?? 'der Studienleitung'}`,
    }));
    return { input: [person.name, entries, settings.publicUrl, await mailSender({ db, settings })] };
  },
};

/** Enqueues a mail to each recipient, unless one is already waiting: that one will list the new files too. */
export async function notifyOfNewFiles(
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  tx: Transaction,
  recipients: FileRecipient[],
): Promise<void> {
  if (recipients.length === 0) return;
  // Of two concurrent transactions, neither would see the other's mail.
  await takeLock(tx, 'newFilesMails');
  const notBefore = new Date(Date.now() + collectedForMs);
  for (const recipient of recipients) {
    const isWaiting = await lockWaitingMail(tx, { kind: name, recordKind, recordId: recipient.id });
    if (!isWaiting) await enqueueMails(tx, jobs, [newMail(newFilesMail, recipient, settings)], { notBefore });
  }
}

/** Notifies firms of files on the first day on which they see them; each is claimed in the transaction that enqueues its mails. */
export async function announceFiles(services: Pick<Services, 'db' | 'jobs' | 'settings'>): Promise<void> {
  if (!isTimeToMail(new Date())) return;
  await services.db.transaction(async (tx) => {
    for (const id of await claimAnnouncements(tx)) {
      await notifyOfNewFiles(services, tx, await listFileRecipients(tx, id, ''));
    }
  });
}
