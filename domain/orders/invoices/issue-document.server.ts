import { hash } from 'node:crypto';
import type { Institution } from '#content/institution-schemas.ts';
import { onCommit, type Transaction } from '#platform/database/database.server.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { readInstitution } from '../../editions/live-content/find-live-document.server.ts';
import { soldEdition } from '../../editions/live-content/sold-edition.server.ts';
import type { SoldEdition } from '../../studies/sold-edition.ts';
import { type StoredOrder, takeOrderNumber } from '../study-orders/study-order-queries.server.ts';
import {
  creditNoteContent,
  invoiceContent,
  offerContent,
  replacementContent,
  withTranslatedItems,
} from './compose-document.server.ts';
import { type DocumentContent, languageOf } from './document-content.ts';
import { drawDocument } from './draw-document.server.ts';
import {
  findInvoice,
  findLastInvoice,
  type InvoiceDocument,
  insertDocument,
  listOrderDocuments,
} from './invoice-document-queries.server.ts';
import { invoiceTerms } from './terms/sale-terms.server.ts';
import { isSampleSeller, refuseSampleSeller, sellerStateOf } from './terms/seller-state.server.ts';

/** The content, marked if its seller is a sample. */
function marked({ isSample: _, ...content }: DocumentContent, institution: Institution): DocumentContent {
  return isSampleSeller(content.seller, institution) ? { ...content, isSample: true } : content;
}

/** Stores a document. Its PDF is drawn after the commit, unless it is given. */
async function issue(
  tx: Transaction,
  studyOrderId: string,
  content: DocumentContent,
  pdf: Buffer | null = null,
): Promise<InvoiceDocument> {
  const { number, kind, totalRappen, paymentReference: reference, revokes } = content;
  const document: InvoiceDocument = {
    number,
    kind,
    studyOrderId,
    revokes: revokes?.number ?? null,
    issuedAt: new Date(content.issuedAt),
    content,
    totalRappen,
    reference,
    sha256: pdf && hash('sha256', pdf),
  };
  await insertDocument(tx, { ...document, pdf });
  // A failure is logged by drawDocumentsJob, which tries again.
  if (!pdf) onCommit(tx, (db) => void drawDocument(db, content).catch(() => undefined));
  return document;
}

const sampleCannotSell = "a sample seller can't issue an invoice";

/** Read before the running number is locked, because other orders wait for that lock. */
interface InvoiceSource {
  edition: SoldEdition;
  institution: Institution;
}

/**
 * Issues an order's first invoice, with the order's number. The transaction has to have created or locked the order.
 * @throws if the seller is a sample and documents are held, see refuseInvoice
 */
export async function issueFirstInvoice(
  tx: Transaction,
  { settings }: Pick<Services, 'settings'>,
  order: StoredOrder,
  { edition, institution }: InvoiceSource,
): Promise<InvoiceDocument> {
  if (sellerStateOf(institution, settings) === 'held') throw new Error(sampleCannotSell);
  const numbered = { number: order.orderNumber, issuedAt: new Date() };
  const content = invoiceContent(order, edition, invoiceTerms(settings, institution), numbered);
  return issue(tx, order.id, marked(content, institution));
}

/** The number of an order's offer: the order's with other letters, 'OF-2026-000123'. */
export const offerNumber = (orderNumber: string): string => orderNumber.replace(/^VM/, 'OF');

/** Issues the offer of an order with items by arrangement. */
export async function issueOffer(
  tx: Transaction,
  { settings }: Pick<Services, 'settings'>,
  order: StoredOrder,
  { edition, institution, validUntil }: InvoiceSource & { validUntil: string },
): Promise<InvoiceDocument> {
  const numbered = { number: order.orderNumber, issuedAt: new Date() };
  const invoice = invoiceContent(order, edition, invoiceTerms(settings, institution), numbered);
  const number = offerNumber(order.orderNumber);
  return issue(tx, order.id, marked(offerContent(invoice, { number, validUntil }), institution));
}

/**
 * Issues an order's invoice, unless it has a valid one: the first with the order's number, later ones with the next number.
 * The transaction has to have created or locked the order.
 * @param paidRappen what was paid of the order, if the invoice replaces another one
 * @throws if the seller is a sample and documents are held; call refuseInvoice first
 */
export async function issueInvoice(
  tx: Transaction,
  { settings }: Pick<Services, 'settings'>,
  order: StoredOrder,
  paidRappen = 0,
): Promise<InvoiceDocument> {
  const documents = await listOrderDocuments(tx, order.id);
  const creditNotes = documents.filter(({ kind }) => kind === 'credit-note');
  const revokedNumbers = new Set(creditNotes.map(({ revokes }) => revokes));
  const valid = documents.find(({ kind, number }) => kind === 'invoice' && !revokedNumbers.has(number));
  if (valid) return valid;
  const creditNote = creditNotes.at(-1);
  const revoked = documents.find(({ number }) => number === creditNote?.revokes);
  const institution = await readInstitution(tx);
  if (!creditNote || !revoked) {
    const edition = await soldEdition(tx, order.editionYear, order.correspondenceLanguage);
    return issueFirstInvoice(tx, { settings }, order, { edition, institution });
  }
  const state = sellerStateOf(institution, settings);
  const hasSampleSeller = isSampleSeller(revoked.content.seller, institution);
  if (state === 'held' && hasSampleSeller) throw new Error(sampleCannotSell);
  const terms = invoiceTerms(settings, institution);
  const issuedAt = new Date();
  const number = await takeOrderNumber(tx, issuedAt);
  const replaces = { invoice: named(revoked.content), creditNote: named(creditNote.content) };
  const copied = replacementContent(revoked.content, order, terms.iban, { number, issuedAt, replaces, paidRappen });
  const { correspondenceLanguage: language, editionYear } = order;
  // The office has changed the language since.
  const isOther = language !== languageOf(revoked.content);
  const content = isOther ? withTranslatedItems(copied, order, await soldEdition(tx, editionYear, language)) : copied;
  // A sample seller is replaced by the real one.
  const sold = hasSampleSeller && state === 'real' ? { ...content, seller: terms.seller } : content;
  return issue(tx, order.id, marked(sold, institution));
}

/** Why an order can't get an invoice now; undefined if it has one or can get one. */
export async function refuseInvoice(
  tx: Transaction,
  { settings }: Pick<Services, 'settings'>,
  { id }: Pick<StoredOrder, 'id'>,
): Promise<Refusal | undefined> {
  if (await findInvoice(tx, id)) return undefined;
  const revoked = await findLastInvoice(tx, id);
  return refuseSampleSeller({ db: tx, settings }, revoked?.content.seller);
}

/** Issues a credit note that revokes an invoice. The transaction has to have locked the order. */
export async function issueCreditNote(tx: Transaction, invoice: InvoiceDocument): Promise<InvoiceDocument> {
  const issuedAt = new Date();
  const number = await takeOrderNumber(tx, issuedAt);
  return issue(tx, invoice.studyOrderId, creditNoteContent(invoice.content, { number, issuedAt }));
}

/**
 * Stores the invoice of an order of an earlier release as a document, with its PDF if there was one. Its content is
 * reconstructed from the order, and marked as such.
 */
export async function issueEarlierInvoice(
  tx: Transaction,
  { settings }: Pick<Services, 'settings'>,
  order: StoredOrder,
  pdf: Buffer | undefined,
): Promise<InvoiceDocument> {
  const edition = await soldEdition(tx, order.editionYear, order.correspondenceLanguage);
  const { orderNumber: number, createdAt: issuedAt } = order;
  const institution = await readInstitution(tx);
  const content = invoiceContent(order, edition, invoiceTerms(settings, institution), { number, issuedAt });
  return issue(tx, order.id, pdf ? { ...content, isTakenOver: true } : marked(content, institution), pdf);
}

const named = ({ number, issuedAt }: DocumentContent) => ({ number, issuedAt });
