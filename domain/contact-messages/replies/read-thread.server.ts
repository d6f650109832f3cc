import { notFound } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { findContactMessage } from '../contact-message-queries.server.ts';
import { listSentAttachments } from './attachments/reply-attachment-queries.server.ts';
import { listReplies } from './message-reply-queries.server.ts';

/** The replies to a message with their attachments. */
export async function readThread({ db }: Pick<Services, 'db'>, messageId: string) {
  if (!(await findContactMessage(db, messageId))) return notFound;
  const attachments = await listSentAttachments(db, messageId);
  const replies = await listReplies(db, messageId);
  return replies.map((reply) => ({ ...reply, attachments: attachments.filter(({ replyId }) => replyId === reply.id) }));
}
