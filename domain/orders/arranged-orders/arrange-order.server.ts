import type { Administrator } from '#platform/access/sessions.server.ts';
import { originalLanguage } from '#platform/languages.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { orderRecord } from '../../core/audit/audited-record.ts';
import { answerOnce } from '../../core/idempotency/answer-once.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { findCurrentEdition, readInstitution } from '../../editions/live-content/find-live-document.server.ts';
import { soldEdition } from '../../editions/live-content/sold-edition.server.ts';
import { issueFirstInvoice, issueOffer } from '../invoices/issue-document.server.ts';
import { refuseSampleSeller, sellerStateOf } from '../invoices/terms/seller-state.server.ts';
import { itemsTotal } from '../study-orders/order-item.ts';
import { type StudyOrderReceipt, studyOrderReceipt } from '../study-orders/study-order-answer.ts';
import { insertStudyOrder, takeOrderNumber } from '../study-orders/study-order-queries.server.ts';
import type { ArrangedOrderInput } from './arranged-order-input.ts';
import { arrangedInvoiceMail, offerMail } from './arranged-order-mails.server.ts';

/** Stores an order of what the form doesn't sell, and sends its offer or its invoice. */
export async function arrangeOrder(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  { input, administrator, key }: { input: ArrangedOrderInput; administrator: Administrator; key: string | undefined },
): Promise<StudyOrderReceipt | Refusal> {
  const { db, jobs, settings } = services;
  const call = 'POST /api/study-orders/arranged';
  return answerOnce(db, { call, key, body: input }, studyOrderReceipt, async (tx) => {
    const refusal = await refuseSampleSeller({ db: tx, settings });
    if (refusal) return refusal;
    const { document, validUntil, email, correspondenceLanguage = originalLanguage, items, ...buyer } = input;
    const institution = await readInstitution(tx);
    const editionYear = (await findCurrentEdition(tx)).facts.year;
    const edition = await soldEdition(tx, editionYear, correspondenceLanguage);
    const total = itemsTotal(items);
    const order = await insertStudyOrder(tx, {
      ...buyer,
      email: email ?? '',
      correspondenceLanguage,
      items: items.map(({ details, ...item }) => ({ ...item, details: details ?? null })),
      price: total,
      offerValidUntil: document === 'offer' ? validUntil : null,
      orderNumber: await takeOrderNumber(tx, new Date()),
      editionYear,
      channel: 'office',
      isSample: sellerStateOf(institution, settings) === 'marked',
    });
    await recordAudit(tx, { actor: administrator.email, action: 'create', ...orderRecord(order) });
    if (document === 'offer' && validUntil !== undefined) {
      await issueOffer(tx, services, order, { edition, institution, validUntil });
      await enqueueMails(tx, jobs, [newMail(offerMail, order, settings)]);
    } else {
      await issueFirstInvoice(tx, services, order, { edition, institution });
      await enqueueMails(tx, jobs, [newMail(arrangedInvoiceMail, order, settings)]);
    }
    const { id, createdAt, orderNumber } = order;
    return { id, createdAt: createdAt.toISOString(), orderNumber, price: total, presentationPrice: 0, total };
  });
}
