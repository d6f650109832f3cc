import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { answerOnce } from '../idempotency/answer-once.server.ts';
import { writeLetter } from '../letters/write-letter.server.ts';
import type { NewMail } from '../mails/mail-queries.server.ts';
import { promiseMails } from '../mails/promise-mails.server.ts';
import type { Composer } from '../mails/send-mail.server.ts';
import { isSuspected, type SpamSigns } from '../spam/spam-signs.ts';
import { countSubmission } from '../spam/submission-limits.server.ts';
import { mailSender } from '../study-orders/sale-terms.server.ts';
import type { PrintOrderInput } from './print-order-input.ts';
import { printOrderNumber } from './print-order-number.ts';
import { findPrintOrder, insertPrintOrder } from './print-order-queries.server.ts';

export interface PrintOrderRequest {
  input: PrintOrderInput;
  signs: SpamSigns;
  /** Where it came from, see countSubmission. */
  network: string | undefined;
  /** The Idempotency-Key. */
  key: string | undefined;
}

/** createdAt ISO 8601. */
export interface PrintOrderReceipt {
  [field: string]: string;
  id: string;
  createdAt: string;
  orderNumber: string;
}

/**
 * Stores an order of printed copies and promises its two mails, in one transaction. Only a filled trap field holds the
 * confirmation back, so that nobody's mailbox is filled in another's name.
 */
export async function placePrintOrder(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  { input, signs, network, key }: PrintOrderRequest,
): Promise<PrintOrderReceipt | Refusal> {
  return answerOnce(db, { call: 'POST /api/print-orders', key, body: input }, async (tx) => {
    const tooMany = await countSubmission(tx, settings, { form: 'print-orders', network, recipient: input.email });
    if (tooMany) return tooMany;
    const order = await insertPrintOrder(tx, { ...input, suspectedSpam: isSuspected(signs) });
    const orderNumber = printOrderNumber(order.id);
    const about = { recordKind: 'print-orders', recordId: order.id } as const;
    const notice: NewMail = {
      ...about,
      kind: 'print-order-notice',
      recipient: settings.staffEmail,
      subject: `Neue Bestellung der Printversion #${orderNumber}`,
    };
    const confirmation: NewMail = {
      ...about,
      kind: 'print-order-confirmation',
      recipient: order.email,
      subject: `Ihre Bestellung #${orderNumber}`,
    };
    await promiseMails(tx, jobs, signs.trapFilled ? [notice] : [notice, confirmation]);
    return { id: order.id, createdAt: order.createdAt.toISOString(), orderNumber };
  });
}

/** To the one who ordered. */
export const composePrintOrderConfirmation: Composer = async ({ db, settings }, { recordId }) => {
  const order = await findPrintOrder(db, recordId);
  return order ? { content: await writeLetter('print-order-confirmation', order, mailSender(settings)) } : null;
};

/** To the team. */
export const composePrintOrderNotice: Composer = async ({ db, settings }, { recordId }) => {
  const order = await findPrintOrder(db, recordId);
  return order ? { content: await writeLetter('print-order-notice', order, mailSender(settings)) } : null;
};
