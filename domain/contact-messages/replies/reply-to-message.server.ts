import { randomUUID } from 'node:crypto';
import type { Administrator } from '#platform/access/sessions.server.ts';
import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { changedMeanwhile } from '../../core/records/changed-meanwhile.ts';
import { messageReplyMail } from './message-reply-mail.server.ts';
import { insertReply, lockContactMessage, markAnswered } from './message-reply-queries.server.ts';

const staleRecord = refuse(409, changedMeanwhile, 'Somebody else changed this message after you opened it.');

/**
 * Stores the reply, its mail and the message's state in one transaction. Of two concurrent replies the second is refused
 * with a conflict, so nothing is sent twice.
 */
export function replyToMessage(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  { email: writtenBy }: Administrator,
  {
    messageId,
    text,
    matchesKnownVersion,
  }: { messageId: string; text: string; matchesKnownVersion: (updatedAt: Date) => boolean },
) {
  return db.transaction(async (tx) => {
    const message = await lockContactMessage(tx, messageId);
    if (!message) return refuse(404, 'not-found', '');
    if (!matchesKnownVersion(message.updatedAt)) return staleRecord;
    const id = randomUUID();
    const [mail] = await enqueueMails(tx, jobs, [
      newMail(messageReplyMail, message, settings, { details: { replyId: id } }),
    ]);
    const mailId = mail?.id ?? null;
    const reply = await insertReply(tx, { id, contactMessageId: messageId, writtenBy, text, mailId });
    await markAnswered(tx, messageId);
    const audited = { recordKind: 'contact-messages', recordId: messageId, recordName: joinPersonName(message) };
    await recordAudit(tx, { actor: writtenBy, action: 'reply', ...audited });
    return { ...reply, mailStatus: mail?.status ?? null };
  });
}
