import { paymentText } from '../invoices/payment/payment-text.ts';
import type { StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { reportDeliveryWords } from './report-delivery-words.ts';

/** Characters of the standard PDF fonts (Windows-1252). */
const shown = /^[\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u;

export type Licensee = Pick<StoredOrder, 'correspondenceLanguage' | 'organization' | 'email' | 'orderNumber'> & {
  /** Whether the seller is a sample. */
  isSample?: boolean;
};

/** Replaces letters (Ł → L) or omits characters without a replacement (Chinese, emoji). */
function shownText(text: string): string {
  return [...text.normalize('NFC').replace(/\s+/gu, ' ')]
    .map((character) => (shown.test(character) ? character : (paymentText(character, 3) ?? '')))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/**
 * 'Lizenziert für <Firma> – Bestellung <Nummer>' in characters of the standard PDF fonts. A name without any such letter is
 * replaced by the buyer's email address.
 */
export function licenceLine(licensee: Licensee): string {
  const { organization, email, orderNumber, isSample, correspondenceLanguage } = licensee;
  const words = reportDeliveryWords(correspondenceLanguage);
  const name = shownText(organization);
  const line = words.licenceLine(/[\p{L}\p{N}]/u.test(name) ? name : email, orderNumber);
  return isSample ? `${words.sample} – ${line}` : line;
}
