import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { answerOnce } from '../../core/idempotency/answer-once.server.ts';
import type { FormRefusal } from '../../core/idempotency/form-refusal.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { heldNote } from '../../core/mails/held-reasons.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { holdMail } from '../../core/spam/hold-mail.server.ts';
import { isSuspected } from '../../core/spam/spam-signs.ts';
import { countSubmission } from '../../core/spam/submission-limits.server.ts';
import { mentionsWebAddress } from '../../core/spam/web-addresses.server.ts';
import { readSellerState } from '../invoices/terms/seller-state.server.ts';
import type { SubmittedOrder } from '../study-orders/order-channel.ts';
import { type PrintOrderReceipt, printOrderReceipt } from './print-order-answer.ts';
import { printOrderConfirmationMail } from './print-order-confirmation-mail.server.ts';
import type { PrintOrderInput } from './print-order-input.ts';
import { printOrderNoticeMail } from './print-order-notice-mail.server.ts';
import { printOrderNumber } from './print-order-number.ts';
import { insertPrintOrder } from './print-order-queries.server.ts';

/** Stores a print order and enqueues its two mails in one transaction. The confirmation may be held, see holdMail. */
export async function placePrintOrder(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  { input, language, signs, network, key, answerBy, entered }: SubmittedOrder<PrintOrderInput>,
): Promise<PrintOrderReceipt | Refusal<FormRefusal>> {
  const call = entered ? 'POST /api/print-orders/entered' : 'POST /api/print-orders';
  return answerOnce(db, { call, key, body: input, answerBy }, printOrderReceipt, async (tx) => {
    const tooMany = entered
      ? undefined
      : await countSubmission(tx, settings, { form: 'print-orders', network, recipients: [input.email] });
    if (tooMany) return tooMany;
    const { firstName, lastName, organization, street, zipCode, city } = input;
    const texts = [firstName, lastName, organization ?? '', street, zipCode, city];
    const hasWebAddress = !entered && texts.some(mentionsWebAddress);
    const order = await insertPrintOrder(tx, {
      ...input,
      correspondenceLanguage: language,
      channel: entered?.channel ?? 'web',
      suspectedSpam: isSuspected(signs) || hasWebAddress,
    });
    if (entered) {
      const audited = { recordKind: 'print-orders', recordId: order.id, recordName: joinPersonName(order) };
      await recordAudit(tx, { actor: entered.administrator.email, action: 'create', ...audited });
    }
    const suspected = entered
      ? undefined
      : await holdMail(tx, settings, { recipient: order.email, signs, hasWebAddress });
    const isSample = (await readSellerState({ db: tx, settings })) === 'held';
    const held = suspected ?? (isSample ? 'sample-seller' : undefined);
    const mails = [
      newMail(printOrderNoticeMail, order, settings, held && { details: { confirmation: heldNote(held) } }),
    ];
    if (order.email !== '') mails.push(newMail(printOrderConfirmationMail, order, settings, { held }));
    await enqueueMails(tx, jobs, mails);
    return { id: order.id, createdAt: order.createdAt.toISOString(), orderNumber: printOrderNumber(order.id) };
  });
}
