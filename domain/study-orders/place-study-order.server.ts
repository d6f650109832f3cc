import { facts } from '#content/current-edition.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { answerOnce } from '../idempotency/answer-once.server.ts';
import { enqueueMails } from '../mails/enqueue-mails.server.ts';
import { newMail } from '../mails/mail-kind.server.ts';
import { enqueueDeliveries } from '../report-delivery/watch-deliveries.server.ts';
import { holdMail } from '../spam/hold-mail.server.ts';
import { isSuspected } from '../spam/spam-signs.ts';
import { countSubmission } from '../spam/submission-limits.server.ts';
import type { SubmittedForm } from '../spam/submitted-form.ts';
import { mentionsWebAddress } from '../spam/web-addresses.server.ts';
import { orderConfirmationMail } from './order-confirmation-mail.server.ts';
import { orderNoticeMail } from './order-notice-mail.server.ts';
import { type StudyOrderReceipt, studyOrderReceipt } from './study-order-answer.ts';
import type { StudyOrderInput } from './study-order-input.ts';
import { studyOrderPrice } from './study-order-price.ts';
import { insertStudyOrder, takeOrderNumber } from './study-order-queries.server.ts';

/**
 * Takes an order. One transaction holds the order, its running number, its key and its mails; when this answers with a
 * receipt all of it is stored. Prices are computed here. What looks like spam is marked and kept. The
 * confirmation may be held for the office, see holdMail.
 */
export async function placeStudyOrder(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  { input, signs, network, key }: SubmittedForm<StudyOrderInput>,
): Promise<StudyOrderReceipt | Refusal> {
  const { db, jobs, settings } = services;
  return answerOnce(db, { call: 'POST /api/study-orders', key, body: input }, studyOrderReceipt, async (tx) => {
    const tooMany = await countSubmission(tx, settings, { form: 'study-orders', network, recipient: input.email });
    if (tooMany) return tooMany;
    const { price, presentationPrice, total } = studyOrderPrice(input);
    const { firstName, lastName, organization, billingAddress } = input;
    const leadsAway = [firstName, lastName, organization, billingAddress].some(mentionsWebAddress);
    const order = await insertStudyOrder(tx, {
      ...input,
      price,
      presentationPrice,
      orderNumber: await takeOrderNumber(tx, new Date()),
      editionYear: facts.year,
      suspectedSpam: isSuspected(signs) || leadsAway,
    });
    const held = await holdMail(tx, settings, { recipient: order.email, signs, leadsAway });
    const mails = [
      newMail(orderNoticeMail, order, settings, held && { details: { confirmation: 'held' } }),
      newMail(orderConfirmationMail, order, settings, { held }),
    ];
    await enqueueMails(tx, jobs, mails);
    await enqueueDeliveries(tx, services, order.id);
    const { id, createdAt, orderNumber } = order;
    return { id, createdAt: createdAt.toISOString(), orderNumber, price, presentationPrice, total };
  });
}
