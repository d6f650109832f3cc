import { hash } from 'node:crypto';
import type { Mailbox, MailHead } from '#platform/mailbox.server.ts';
import type { Services } from '#platform/services.server.ts';
import { markBounced } from '../../core/mails/mail-queries.server.ts';
import { lockContactMessage } from '../replies/message-reply-queries.server.ts';
import { checkAttachmentJob } from './check-attachment.server.ts';
import { isAutomatic, isDeliveryReport } from './classify-mail.ts';
import { findAnsweredMail, isOurs } from './find-answered-mail.server.ts';
import { headerOf, type MailHeaders, readMailHeaders } from './incoming-headers.ts';
import type { IncomingMailKind } from './incoming-mail-kinds.ts';
import { countOfToday, insertIncomingMail, reopenMessage, sumAttachmentBytes } from './incoming-mail-queries.server.ts';
import { advanceBookmark, type Bookmark } from './mailbox-queries.server.ts';
import { type IncomingContent, withContent } from './read-content.server.ts';

/** Limit of mails per message in 24 hours. More are taken for a loop between programs. */
const maxPerDay = 50;
/** Limit of stored attachments per message: without it anybody with a reply could fill the disk. */
const maxKeptBytes = 100 * 1024 ** 2;
const maxMessageIdLength = 250;

/**
 * Takes the next mail of the mailbox: stores it in the thread of the message it belongs to, or leaves it alone. The bookmark
 * moves on in the same transaction, so that a mail is stored once even if the process is killed.
 */
export async function takeIncomingMail(
  services: Services,
  mailbox: Mailbox,
  bookmark: Bookmark,
  mail: MailHead,
): Promise<void> {
  const { db } = services;
  const headers = readMailHeaders(mail.head);
  if (await isOurs(services, headers)) return advanceBookmark(db, bookmark, mail.uid, 'loops');
  const answered = await findAnsweredMail(services, mailbox, mail, headers);
  if (!answered) return advanceBookmark(db, bookmark, mail.uid, 'leftAlone');
  if ((await countOfToday(db, answered.contactMessageId)) >= maxPerDay) {
    return advanceBookmark(db, bookmark, mail.uid, 'loops');
  }
  return withContent(services, mailbox, mail, (content) =>
    store(services, { bookmark, mail, headers, answered, content }),
  );
}

async function store(
  { db, jobs }: Services,
  {
    bookmark,
    mail,
    headers,
    answered: { mailId, contactMessageId },
    content,
  }: {
    bookmark: Bookmark;
    mail: MailHead;
    headers: MailHeaders;
    answered: { mailId: string; contactMessageId: string };
    content: IncomingContent;
  },
): Promise<void> {
  const kind = kindOf(headers, content);
  const hasFiles = kind === 'answer' || kind === 'auto-reply';
  const newBytes = content.attachments.reduce((sum, { bytes }) => sum + bytes, 0);
  const hasRoom = (await sumAttachmentBytes(db, contactMessageId)) + newBytes <= maxKeptBytes;
  const files = hasFiles && hasRoom ? await content.storeAttachments() : [];
  const { senderName, senderEmail, subject, sentAt, text, fault } = content;
  const { name, uidValidity } = bookmark;
  const row = {
    ...{ contactMessageId, answeredMailId: mailId, kind, receivedAt: mail.receivedAt, fault },
    ...{ senderName, senderEmail, subject, sentAt, text },
    ...{ messageId: messageIdOf(headers, mail), mailbox: name, uidValidity, uid: mail.uid },
    omittedAttachments: hasFiles ? content.omittedAttachments + content.attachments.length - files.length : 0,
  };
  await db.transaction(async (tx) => {
    const message = await lockContactMessage(tx, contactMessageId);
    const attachments = message && (await insertIncomingMail(tx, row, files));
    if (!attachments) return advanceBookmark(tx, bookmark, mail.uid, 'leftAlone');
    const toCheck = attachments.filter(({ state }) => state === 'checking');
    await jobs.send(
      tx,
      checkAttachmentJob,
      toCheck.map(({ id }) => ({ attachmentId: id })),
    );
    if (kind === 'answer' || kind === 'bounce') await reopenMessage(tx, contactMessageId);
    if (kind === 'bounce') await markBounced(tx, mailId, content.report.reason || 'The mail was returned.');
    await advanceBookmark(tx, bookmark, mail.uid, 'stored');
  });
}

function kindOf(headers: MailHeaders, { report }: IncomingContent): IncomingMailKind {
  if (!isDeliveryReport(headers)) return isAutomatic(headers) ? 'auto-reply' : 'answer';
  if (report.action === 'other') return 'auto-reply';
  return report.action === 'failed' ? 'bounce' : 'delay';
}

/** Identifies a mail, also after the mailbox gave it a new UID. */
function messageIdOf(headers: MailHeaders, { head }: MailHead): string {
  const messageId = headerOf(headers, 'message-id');
  const isUsable = messageId !== '' && messageId.length <= maxMessageIdLength && /^[ -~]+$/.test(messageId);
  return isUsable ? messageId : `sha256:${hash('sha256', head)}`;
}
