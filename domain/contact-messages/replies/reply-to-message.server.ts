import { randomUUID } from 'node:crypto';
import { megabytes } from '#platform/megabytes.ts';
import { notFound, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { changedMeanwhile } from '../../core/records/changed-meanwhile.ts';
import type { OfficePerson } from '../../people/office-person.server.ts';
import { attachLibraryItems, findAttachableItems } from './attachments/attach-library-items.server.ts';
import { maxAttachedBytes } from './attachments/reply-attachment-limits.ts';
import { assignAttachments, listUnsentAttachments } from './attachments/reply-attachment-queries.server.ts';
import { messageReplyMail } from './message-reply-mail.server.ts';
import { insertReply, lockContactMessage, markAnswered } from './message-reply-queries.server.ts';

const staleRecord = refuse(409, changedMeanwhile, 'Somebody else changed this message after you opened it.');
const missingFile = refuse(400, 'missing-file', 'An attached file is no longer there. Please attach it again.');
const tooLarge = refuse(
  413,
  'too-large',
  `The attached files may have at most ${megabytes(maxAttachedBytes)} together.`,
);

interface Reply {
  messageId: string;
  text: string;
  attachments?: string[] | undefined;
  libraryItems?: string[] | undefined;
  matchesKnownVersion: (updatedAt: Date) => boolean;
}

const sumOfBytes = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Stores the reply, its attachments, its mail and the message's state in one transaction. Of two concurrent replies the
 * second is refused with a conflict, so nothing is sent twice.
 */
export function replyToMessage(
  services: Pick<Services, 'db' | 'jobs' | 'settings' | 'files'>,
  author: Pick<OfficePerson, 'email' | 'name'>,
  { messageId, text, attachments: uploaded = [], libraryItems = [], matchesKnownVersion }: Reply,
) {
  const { db, jobs, settings } = services;
  const writtenBy = author.email;
  // The account of ADMIN_EMAIL is named by its address until somebody enters a name.
  const writerName = author.name === author.email ? null : author.name;
  return db.transaction(async (tx) => {
    const message = await lockContactMessage(tx, messageId);
    if (!message) return notFound;
    if (!matchesKnownVersion(message.updatedAt)) return staleRecord;
    const unsent = await listUnsentAttachments(tx, messageId, uploaded);
    const items = await findAttachableItems(tx, libraryItems);
    if (unsent.length < uploaded.length || items.length < libraryItems.length) return missingFile;
    if (sumOfBytes([...unsent, ...items]) > maxAttachedBytes) return tooLarge;
    const replyId = randomUUID();
    const [mail] = await enqueueMails(tx, jobs, [
      newMail(messageReplyMail, message, settings, { details: { replyId } }),
    ]);
    const mailId = mail?.id ?? null;
    const reply = await insertReply(tx, {
      id: replyId,
      contactMessageId: messageId,
      writtenBy,
      writerName,
      text,
      mailId,
    });
    await assignAttachments(tx, replyId, uploaded);
    const copied = await attachLibraryItems(tx, services, items, { contactMessageId: messageId, replyId });
    await markAnswered(tx, messageId);
    const audited = { recordKind: 'contact-messages', recordId: messageId, recordName: joinPersonName(message) };
    await recordAudit(tx, { actor: writtenBy, action: 'reply', ...audited });
    return { ...reply, mailStatus: mail?.status ?? null, attachments: [...unsent, ...copied] };
  });
}
