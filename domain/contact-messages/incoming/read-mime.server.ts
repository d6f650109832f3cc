import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { convert } from 'html-to-text';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { plainFileName } from '#platform/file-name.ts';
import { partnerFileType } from '../../partner-files/partner-file-choices.ts';
import { readDeliveryReport } from './read-delivery-report.ts';
import { attachmentPath, type MimeTask, maxAttachments, type ReadAttachment, type ReadMail } from './read-mail.ts';

const maxTextLength = 20_000;
const maxHtmlLength = 300_000;

const controlCharacters = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Removes characters that PostgreSQL rejects or that change how other text is shown. */
const cleaned = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(controlCharacters, '');

const line = (text: string | undefined, maxLength: number): string =>
  cleaned(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed();

/** The text of a mail; of one in HTML alone its text without markup, links or pictures. */
function textOf({ text, html }: Email): string {
  if (text?.trim()) return text;
  return convert((html ?? '').slice(0, maxHtmlLength), {
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
    ],
    limits: { maxDepth: 100, maxChildNodes: 10_000 },
  });
}

function sentAtOf({ date }: Email): Date | null {
  const sentAt = date === undefined ? Number.NaN : Date.parse(date);
  return sentAt > 0 && sentAt < Date.UTC(2200, 0) ? new Date(sentAt) : null;
}

async function writeAttachment({ filename, content }: Attachment, filePath: string): Promise<ReadAttachment> {
  const bytes = new Uint8Array(content as ArrayBuffer);
  const fileName = line(plainFileName(filename ?? ''), 200) || 'attachment';
  const type = partnerFileType(fileName) ?? null;
  if (!type) return { fileName, bytes: bytes.length, type, sha256: null };
  await writeFile(filePath, bytes, { mode: 0o600 });
  return { fileName, bytes: bytes.length, type, sha256: hash('sha256', bytes) };
}

/** A part that a mail refers to inside its text, like the logo of a signature. */
const isDecoration = ({ related, disposition, mimeType }: Attachment) =>
  mimeType.startsWith('image/') && (related === true || disposition === 'inline');

/** Reads a mail from a file. @throws if it is nested too deeply, or its headers are too long */
export async function readMime({ filePath }: MimeTask): Promise<ReadMail> {
  const mail = await PostalMime.parse(await readFile(filePath), {
    maxNestingDepth: 50,
    maxHeadersSize: 1024 ** 2,
    maxRfc822NestingDepth: 3,
  });
  const whole = cleaned(textOf(mail)).trim();
  const text = whole.slice(0, maxTextLength).toWellFormed();
  const all = mail.attachments.filter((attachment) => !isDecoration(attachment));
  const attachments: ReadAttachment[] = [];
  for (const attachment of all.slice(0, maxAttachments)) {
    attachments.push(await writeAttachment(attachment, attachmentPath(filePath, attachments.length + 1)));
  }
  const sender = mail.from?.address === undefined ? mail.from?.group?.[0] : mail.from;
  const report = readDeliveryReport(mail, whole);
  return {
    senderName: line(sender?.name, 200),
    senderEmail: line(sender?.address, 254),
    subject: line(mail.subject, 500),
    sentAt: sentAtOf(mail),
    text,
    isCut: whole.length > maxTextLength,
    attachments,
    omittedAttachments: all.length - attachments.length,
    report: { ...report, reason: line(report.reason, 300) },
  };
}
