import { formatLongDate } from '#platform/dates.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { labelSheetPdf } from '../../../core/letters/label-sheet-pdf.server.ts';
import type { WindowLetter } from '../../../core/letters/window-letter.ts';
import type { windowLetterPdf } from '../../../core/letters/window-letter-pdf.server.ts';
import { joinPersonName } from '../../../core/person-name.ts';
import { renderInThread } from '../../../core/rendering/render-in-thread.server.ts';
import { type Seller, sellerLines, sellerOf } from '../../../core/seller.ts';
import { findCurrentEdition, readInstitution } from '../../../editions/live-content/find-live-document.server.ts';
import { soldEdition } from '../../../editions/live-content/sold-edition.server.ts';
import { studyLanguageWords } from '../../../studies/study-language-words.ts';
import { documentLetterWords } from '../../invoices/document-letter-words.ts';
import { isSampleSeller } from '../../invoices/terms/seller-state.server.ts';
import { noSuchOrder } from '../../study-orders/no-such-order.ts';
import { orderLabelWords } from '../../study-orders/order-label-words.ts';
import { printOrderNumber } from '../print-order-number.ts';
import { listPrintOrdersById, type StoredPrintOrder } from '../print-order-queries.server.ts';
import { deliveryNoteWords } from './delivery-note-words.ts';

type Addressed = Pick<StoredPrintOrder, 'organization' | 'firstName' | 'lastName' | 'street' | 'zipCode' | 'city'>;

function shippingAddress({ organization, street, zipCode, city, ...person }: Addressed): string[] {
  const lines = [organization ?? '', joinPersonName(person), ...street.split('\n'), `${zipCode} ${city}`];
  return lines.map((line) => line.trim()).filter(Boolean);
}

type PaperServices = Pick<Services, 'db'>;

/** The orders in the requested sequence; undefined if one doesn't exist. */
async function findOrders({ db }: PaperServices, ids: readonly string[]): Promise<StoredPrintOrder[] | undefined> {
  const found = new Map((await listPrintOrdersById(db, ids)).map((order) => [order.id, order]));
  const orders = ids.flatMap((id) => found.get(id) ?? []);
  return orders.length === ids.length ? orders : undefined;
}

interface Sender {
  seller: Seller;
  isSample: boolean;
}

/** A delivery note in the order's language, with its address in the window of a C5 envelope. */
function deliveryNote(order: StoredPrintOrder, edition: string, sender: Sender, writtenAt: Date): WindowLetter {
  const language = order.correspondenceLanguage;
  const words = deliveryNoteWords(language);
  const labels = orderLabelWords(language);
  const number = printOrderNumber(order.id);
  return {
    language,
    title: words.title(number),
    senderLines: sellerLines(sender.seller, language),
    recipientLines: shippingAddress(order),
    facts: [
      { label: labels.date, value: formatLongDate(writtenAt, language) },
      { label: labels.orderNumber, value: `#${number}` },
      { label: labels.orderedAt, value: formatLongDate(order.createdAt, language) },
    ],
    paragraphs: [...(sender.isSample ? [documentLetterWords(language).sample] : []), words.enclosed],
    table: {
      head: [words.quantity, words.item],
      rows: [[String(order.quantity), words.printed(edition, studyLanguageWords(language)[order.language])]],
    },
    closing: words.questions,
    writtenAt,
  };
}

/** Delivery notes as one PDF, a page each. */
export async function deliveryNotes(
  services: PaperServices,
  { ids }: { ids: readonly string[] },
): Promise<Uint8Array | Refusal> {
  const orders = await findOrders(services, ids);
  if (!orders) return noSuchOrder;
  const institution = await readInstitution(services.db);
  const seller = sellerOf(institution);
  const sender = { seller, isSample: isSampleSeller(seller, institution) };
  const { year } = (await findCurrentEdition(services.db)).facts;
  const now = new Date();
  const notes = orders.map(async (order) => {
    const { title } = await soldEdition(services.db, year, order.correspondenceLanguage);
    return deliveryNote(order, title, sender, now);
  });
  return renderInThread<typeof windowLetterPdf>('window-letter-pdf', await Promise.all(notes), 'Lieferscheine');
}

/** The addresses of orders on sheets of labels. */
export async function addressLabels(
  services: PaperServices,
  { ids, firstLabel }: { ids: readonly string[]; firstLabel: number },
): Promise<Uint8Array | Refusal> {
  const orders = await findOrders(services, ids);
  if (!orders) return noSuchOrder;
  const addresses = orders.map(shippingAddress);
  return renderInThread<typeof labelSheetPdf>('label-sheet-pdf', addresses, firstLabel, new Date());
}
