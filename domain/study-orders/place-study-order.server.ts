import { facts } from '#content/current-edition.ts';
import { delivery } from '#content/site.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { answerOnce } from '../idempotency/answer-once.server.ts';
import type { NewMail } from '../mails/mail-queries.server.ts';
import { promiseMails } from '../mails/promise-mails.server.ts';
import { isSuspected, type SpamSigns } from '../spam/spam-signs.ts';
import { countSubmission } from '../spam/submission-limits.server.ts';
import { findReport } from '../studies/report-queries.server.ts';
import { confirmationMail, deliveryMail, noticeMail } from './order-mails.server.ts';
import type { StudyOrderInput } from './study-order-input.ts';
import { studyOrderPrice } from './study-order-price.ts';
import { insertStudyOrder, type StudyOrder, takeOrderNumber } from './study-order-queries.server.ts';

export interface OrderRequest {
  input: StudyOrderInput;
  signs: SpamSigns;
  /** Where it came from, see countSubmission. */
  network: string | undefined;
  /** The Idempotency-Key. */
  key: string | undefined;
}

/** What the buyer is answered. Whole francs; createdAt ISO 8601. */
export interface OrderReceipt {
  [field: string]: string | number;
  id: string;
  createdAt: string;
  orderNumber: string;
  price: number;
  presentationPrice: number;
  total: number;
}

/**
 * Takes an order. One transaction holds the order, its running number, its key and its mails; when this answers with a
 * receipt all of it is stored. Prices are computed here. What looks like spam is marked and kept; only a filled trap
 * field holds the buyer's mail back, until the team resends it.
 */
export async function placeStudyOrder(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  { input, signs, network, key }: OrderRequest,
): Promise<OrderReceipt | Refusal> {
  const { db, jobs, settings } = services;
  return answerOnce(db, { call: 'POST /api/study-orders', key, body: input }, async (tx) => {
    const tooMany = await countSubmission(tx, settings, { form: 'study-orders', network, recipient: input.email });
    if (tooMany) return tooMany;
    const { price, presentationPrice, total } = studyOrderPrice(input);
    const order = await insertStudyOrder(tx, {
      ...input,
      price,
      presentationPrice,
      orderNumber: await takeOrderNumber(tx, new Date()),
      editionYear: facts.year,
      suspectedSpam: isSuspected(signs),
    });
    const held = signs.trapFilled;
    const mails: NewMail[] = [{ ...noticeMail(order, settings), ...(held && { details: { confirmation: 'held' } }) }];
    if (!held) mails.push(confirmationMail(order));
    if (!order.suspectedSpam && (await isDeliveredAtOnce(order))) mails.push(deliveryMail(order));
    await promiseMails(tx, jobs, mails);
    const { id, createdAt, orderNumber } = order;
    return { id, createdAt: createdAt.toISOString(), orderNumber, price, presentationPrice, total };

    async function isDeliveredAtOnce({ editionYear }: StudyOrder): Promise<boolean> {
      return delivery.automatic && (await findReport(tx, editionYear)) !== undefined;
    }
  });
}
