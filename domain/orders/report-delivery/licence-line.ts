import { paymentText } from '../invoices/payment/payment-text.ts';

/** Characters of the standard PDF fonts (Windows-1252). */
const shown = /^[\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u;

interface Licensee {
  organization: string;
  email: string;
  orderNumber: string;
  /** Whether the seller is a sample. */
  isSample?: boolean;
}

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
 * replaced by the buyer's e-mail address.
 */
export function licenceLine({ organization, email, orderNumber, isSample }: Licensee): string {
  const name = shownText(organization);
  return `${isSample ? 'Muster – ' : ''}Lizenziert für ${/[\p{L}\p{N}]/u.test(name) ? name : email} – Bestellung ${orderNumber}`;
}
