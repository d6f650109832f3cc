import type { EditionDocument } from '#content/schemas.ts';
import { originalLanguage } from '#platform/languages.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { orderRecord } from '../../core/audit/audited-record.ts';
import { answerOnce } from '../../core/idempotency/answer-once.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { heldNote } from '../../core/mails/held-reasons.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { holdMail } from '../../core/spam/hold-mail.server.ts';
import { isSuspected } from '../../core/spam/spam-signs.ts';
import { countSubmission } from '../../core/spam/submission-limits.server.ts';
import { mentionsWebAddress } from '../../core/spam/web-addresses.server.ts';
import { readOffer } from '../../editions/live-content/find-live-document.server.ts';
import { soldEditionOf, translatedEdition } from '../../editions/live-content/sold-edition.server.ts';
import { issueFirstInvoice } from '../invoices/issue-document.server.ts';
import { sellerStateOf } from '../invoices/terms/seller-state.server.ts';
import { invoiceCopyTo } from '../study-orders/invoice-copy-to.ts';
import type { SubmittedOrder } from '../study-orders/order-channel.ts';
import { type StudyOrderReceipt, studyOrderReceipt } from '../study-orders/study-order-answer.ts';
import type { StudyOrderRefusal } from '../study-orders/study-order-calls.ts';
import type { StudyOrderInput } from '../study-orders/study-order-input.ts';
import { type StudyOrderPrice, studyOrderPrice } from '../study-orders/study-order-price.ts';
import { insertStudyOrder, takeOrderNumber } from '../study-orders/study-order-queries.server.ts';
import { invoiceCopyMail } from './invoice-copy-mail.server.ts';
import { orderConfirmationMail } from './order-confirmation-mail.server.ts';
import { orderNoticeMail } from './order-notice-mail.server.ts';

type OfferRefusal = Refusal<'another-edition' | 'another-price'>;

/** Refuses an order of an edition that is no longer current. The office's form doesn't show the edition, so the error has no field. */
function anotherEdition(currentYear: number, isEntered: boolean): OfferRefusal {
  if (isEntered) {
    const message = `The ${currentYear} edition has been published meanwhile. Nothing was ordered: please check the new prices and save again.`;
    return refuse(409, 'another-edition', message);
  }
  const message = `Inzwischen ist die Ausgabe ${currentYear} erschienen. Es wurde nichts bestellt: Bitte prüfen Sie, was die neue Ausgabe enthält, und bestellen Sie dann noch einmal.`;
  return refuse(409, 'another-edition', message, { errors: [{ path: 'editionYear', message }] });
}

/** Refuses prices that differ from those of the edition, because they were corrected or forged. */
function anotherPrice(input: StudyOrderInput, computed: StudyOrderPrice, isEntered: boolean): OfferRefusal | undefined {
  const other = (['price', 'presentationPrice'] as const).filter(
    (field) => (input[field] ?? computed[field]) !== computed[field],
  );
  if (other.length === 0) return undefined;
  if (isEntered) {
    const message = 'The prices have changed meanwhile. Nothing was ordered: please check them and save again.';
    return refuse(400, 'another-price', message);
  }
  const message =
    'Der Preis passt nicht zur Auswahl. Es wurde nichts bestellt: Bitte prüfen Sie die Preise, und bestellen Sie dann noch einmal.';
  return refuse(400, 'another-price', message, { errors: other.map((path) => ({ path, message })) });
}

/** The price of an order, unless its edition or prices have changed since the form showed them. */
function offeredPrice(
  input: StudyOrderInput,
  { facts, prices }: Pick<EditionDocument, 'facts' | 'prices'>,
  isEntered: boolean,
): StudyOrderPrice | OfferRefusal {
  if (input.editionYear !== undefined && input.editionYear !== facts.year) return anotherEdition(facts.year, isEntered);
  const computed = studyOrderPrice(input, prices);
  return anotherPrice(input, computed, isEntered) ?? computed;
}

/**
 * Places an order. One transaction stores the order with its running number, invoice, idempotency key and mails. Prices are
 * computed here. Suspected spam is marked, not refused. If the confirmation is held for the office (see holdMail), the
 * invoice is issued when it is released.
 */
export async function placeStudyOrder(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  { input, language = originalLanguage, signs, network, key, answerBy, entered }: SubmittedOrder<StudyOrderInput>,
): Promise<StudyOrderReceipt | Refusal<StudyOrderRefusal>> {
  const { db, jobs, settings } = services;
  const call = entered ? 'POST /api/study-orders/entered' : 'POST /api/study-orders';
  return answerOnce(db, { call, key, body: input, answerBy }, studyOrderReceipt, async (tx) => {
    const { edition, institution } = await readOffer(tx);
    const computed = offeredPrice(input, edition, entered !== undefined);
    if (isRefusal(computed)) return computed;
    const { firstName, lastName, email, organization, billingAddress, buyerReference } = input;
    const copyTo = invoiceCopyTo(input);
    const recipients = copyTo ? [email, copyTo] : [email];
    const tooMany = entered
      ? undefined
      : await countSubmission(tx, settings, { form: 'study-orders', network, recipients });
    if (tooMany) return tooMany;
    const { price, presentationPrice, total } = computed;
    const texts = [firstName, lastName, organization, billingAddress, buyerReference ?? ''];
    const hasWebAddress = !entered && texts.some(mentionsWebAddress);
    const sellerState = sellerStateOf(institution, settings);
    const heldForSeller = sellerState === 'held' ? ('sample-seller' as const) : undefined;
    const holdFor = async (recipient: string) =>
      entered ? undefined : holdMail(tx, settings, { recipient, signs, hasWebAddress });
    const suspected = await holdFor(email);
    const held = suspected ?? heldForSeller;
    const copyHeldFor = copyTo ? (suspected ?? (await holdFor(copyTo)) ?? heldForSeller) : undefined;
    const sold = await translatedEdition(tx, soldEditionOf(edition), language);
    const order = await insertStudyOrder(tx, {
      ...input,
      correspondenceLanguage: language,
      price,
      presentationPrice,
      // From here until the commit other orders wait, on all instances.
      orderNumber: await takeOrderNumber(tx, new Date()),
      editionYear: edition.facts.year,
      channel: entered?.channel ?? 'web',
      suspectedSpam: isSuspected(signs) || hasWebAddress,
      waitsForSeller: held === 'sample-seller',
      isSample: sellerState === 'marked',
    });
    if (entered) await recordAudit(tx, { actor: entered.administrator.email, action: 'create', ...orderRecord(order) });
    if (!held) await issueFirstInvoice(tx, services, order, { edition: sold, institution });
    const mails = [
      newMail(orderNoticeMail, order, settings, held && { details: { confirmation: heldNote(held) } }),
      newMail(orderConfirmationMail, order, settings, { held }),
    ];
    if (copyTo) mails.push(newMail(invoiceCopyMail, order, settings, { held: copyHeldFor }));
    await enqueueMails(tx, jobs, mails);
    const { id, createdAt, orderNumber } = order;
    return { id, createdAt: createdAt.toISOString(), orderNumber, price, presentationPrice, total };
  });
}
