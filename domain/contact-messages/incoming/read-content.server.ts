import { rm, writeFile } from 'node:fs/promises';
import { newIncomingFile, putFile } from '#platform/files.server.ts';
import { freeDiskSpace } from '#platform/installation/disk-space.server.ts';
import { type Mailbox, MailboxFailure, type MailHead } from '#platform/mailbox.server.ts';
import type { Services } from '#platform/services.server.ts';
import { newAttachmentKey } from './attachment-files.server.ts';
import { headerEnd, headerOf, readMailHeaders } from './incoming-headers.ts';
import type { IncomingMailFault } from './incoming-mail-kinds.ts';
import type { NewAttachment } from './incoming-mail-queries.server.ts';
import { attachmentPath, maxAttachments, type ReadMail } from './read-mail.ts';
import { readMimeInProcess } from './read-mime-in-process.server.ts';

const maxMailBytes = 30 * 1024 ** 2;

type ContentServices = Pick<Services, 'files' | 'settings' | 'log'>;

/** What a mail contains; with a fault only what its headers say. */
export interface IncomingContent extends ReadMail {
  fault: IncomingMailFault | null;
  /** Puts its attachments into the file store, in quarantine. */
  storeAttachments(): Promise<NewAttachment[]>;
}

/**
 * Reads a mail by way of a temporary file, which is removed after `use`.
 * @throws MailboxFailure if the disk is nearly full: the mail waits in the mailbox
 */
export async function withContent<Result>(
  services: ContentServices,
  mailbox: Mailbox,
  mail: MailHead,
  use: (content: IncomingContent) => Promise<Result>,
): Promise<Result> {
  if ((await freeDiskSpace(services.settings.dataDir)).isLow) throw new MailboxFailure('the disk is nearly full');
  const filePath = await newIncomingFile(services.settings);
  try {
    const content = await readWhole(services, mailbox, mail, filePath);
    return await use({ ...content, storeAttachments: () => storeAttachments(services, content, filePath) });
  } finally {
    await rm(filePath, { force: true });
    for (let number = 1; number <= maxAttachments; number++)
      await rm(attachmentPath(filePath, number), { force: true });
  }
}

async function readWhole(
  services: ContentServices,
  mailbox: Mailbox,
  { uid, bytes, head }: MailHead,
  filePath: string,
): Promise<ReadMail & Pick<IncomingContent, 'fault'>> {
  if (bytes <= maxMailBytes) {
    if (bytes > head.length) await mailbox.save(uid, filePath);
    else await writeFile(filePath, head, { mode: 0o600 });
    const read = await readMimeInProcess(services, { filePath });
    if (read) return { ...read, fault: read.isCut ? 'cut' : null };
  }
  const fault = bytes > maxMailBytes ? 'too-large' : 'unreadable';
  await writeFile(filePath, head.subarray(0, headerEnd(head)), { mode: 0o600 });
  const read = await readMimeInProcess(services, { filePath });
  return { ...(read ?? withoutContent(head)), fault };
}

/** For a mail whose headers can't be decoded either. */
function withoutContent(head: Buffer): ReadMail {
  const headers = readMailHeaders(head);
  const ascii = (name: string) =>
    headerOf(headers, name)
      .replaceAll(/[^ -~]/g, '?')
      .slice(0, 250);
  return {
    senderName: '',
    senderEmail: ascii('from'),
    subject: ascii('subject'),
    sentAt: null,
    text: '',
    isCut: false,
    attachments: [],
    omittedAttachments: 0,
    report: { action: 'other', reason: '', mailIds: [] },
  };
}

async function storeAttachments({ files }: ContentServices, { attachments }: ReadMail, filePath: string) {
  const stored: NewAttachment[] = [];
  for (const [index, attachment] of attachments.entries()) {
    const number = index + 1;
    if (!attachment.type) {
      stored.push({ ...attachment, number, state: 'refused', fault: 'other-type' });
      continue;
    }
    const storedFile = newAttachmentKey(attachment.type);
    await putFile(files, storedFile, attachmentPath(filePath, number));
    stored.push({ ...attachment, number, state: 'checking', storedFile });
  }
  return stored;
}
