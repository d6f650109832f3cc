import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { findContactMessage } from '../contact-message-queries.server.ts';
import { listReplies } from './message-reply-queries.server.ts';

export async function readThread({ db }: Pick<Services, 'db'>, messageId: string) {
  return (await findContactMessage(db, messageId)) ? listReplies(db, messageId) : refuse(404, 'not-found', '');
}
