import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { answerOnce } from '../core/idempotency/answer-once.server.ts';
import type { FormRefusal } from '../core/idempotency/form-refusal.ts';
import { enqueueMails } from '../core/mails/enqueue-mails.server.ts';
import { newMail } from '../core/mails/mail-kind.server.ts';
import { splitPersonName } from '../core/person-name.ts';
import { isSuspected } from '../core/spam/spam-signs.ts';
import { countSubmission } from '../core/spam/submission-limits.server.ts';
import type { SubmittedForm } from '../core/spam/submitted-form.ts';
import { mentionsWebAddress } from '../core/spam/web-addresses.server.ts';
import { type ContactMessageReceipt, contactMessageReceipt } from './contact-message-answer.ts';
import type { ContactMessageInput } from './contact-message-input.ts';
import { insertContactMessage } from './contact-message-queries.server.ts';
import { contactNoticeMail } from './contact-notice-mail.server.ts';

/** Stores a visitor's message and enqueues the notice to the office, in one transaction. */
export async function sendContactMessage(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  { input, language, signs, network, key, answerBy }: SubmittedForm<ContactMessageInput>,
): Promise<ContactMessageReceipt | Refusal<FormRefusal>> {
  return answerOnce(
    db,
    { call: 'POST /api/contact-messages', key, body: input, answerBy },
    contactMessageReceipt,
    async (tx) => {
      const tooMany = await countSubmission(tx, settings, { form: 'contact-messages', network });
      if (tooMany) return tooMany;
      const { name, ...fields } = input;
      const message = await insertContactMessage(tx, {
        ...fields,
        ...splitPersonName(name),
        correspondenceLanguage: language,
        suspectedSpam: isSuspected(signs) || [name, fields.organization ?? ''].some(mentionsWebAddress),
      });
      await enqueueMails(tx, jobs, [newMail(contactNoticeMail, message, settings)]);
      return { id: message.id, createdAt: message.createdAt.toISOString() };
    },
  );
}
