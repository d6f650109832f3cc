import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { answerOnce } from '../idempotency/answer-once.server.ts';
import { writeLetter } from '../letters/write-letter.server.ts';
import { promiseMails } from '../mails/promise-mails.server.ts';
import type { Composer } from '../mails/send-mail.server.ts';
import { isSuspected, type SpamSigns } from '../spam/spam-signs.ts';
import { countSubmission } from '../spam/submission-limits.server.ts';
import { mailSender } from '../study-orders/sale-terms.server.ts';
import type { ContactMessageInput } from './contact-message-input.ts';
import { findContactMessage, insertContactMessage } from './contact-message-queries.server.ts';
import { splitPersonName } from './person-name.ts';

export interface MessageRequest {
  input: ContactMessageInput;
  signs: SpamSigns;
  /** Where it came from, see countSubmission. */
  network: string | undefined;
  /** The Idempotency-Key. */
  key: string | undefined;
}

/** createdAt ISO 8601. */
export interface MessageReceipt {
  [field: string]: string;
  id: string;
  createdAt: string;
}

/** Stores a visitor's message and promises the team its notice, in one transaction. */
export async function sendContactMessage(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  { input, signs, network, key }: MessageRequest,
): Promise<MessageReceipt | Refusal> {
  return answerOnce(db, { call: 'POST /api/contact-messages', key, body: input }, async (tx) => {
    const tooMany = await countSubmission(tx, settings, { form: 'contact-messages', network });
    if (tooMany) return tooMany;
    const { name, ...fields } = input;
    const message = await insertContactMessage(tx, {
      ...fields,
      ...splitPersonName(name),
      suspectedSpam: isSuspected(signs),
    });
    await promiseMails(tx, jobs, [
      {
        kind: 'contact-notice',
        recordKind: 'contact-messages',
        recordId: message.id,
        recipient: settings.staffEmail,
        subject: 'Neue Nachricht über das Kontaktformular',
      },
    ]);
    return { id: message.id, createdAt: message.createdAt.toISOString() };
  });
}

/** The team's notice; an answer to it goes to the visitor. */
export const composeContactNotice: Composer = async ({ db, settings }, { recordId }) => {
  const message = await findContactMessage(db, recordId);
  return message
    ? { content: await writeLetter('contact-notice', message, mailSender(settings)), replyTo: message.email }
    : null;
};
