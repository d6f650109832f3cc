import { paymentText } from '../invoices/payment/payment-text.ts';

/** What the fonts that every PDF viewer has can show (Windows-1252), from the blank on. */
const shown = /^[\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u;

interface Licensee {
  organization: string;
  email: string;
  orderNumber: string;
  /** Sold by a sample seller. */
  isSample?: boolean;
}

/** A letter with its counterpart (Ł → L) where there is one, else left out (Chinese, emoji). */
function shownText(text: string): string {
  return [...text.normalize('NFC').replace(/\s+/gu, ' ')]
    .map((character) => (shown.test(character) ? character : (paymentText(character, 3) ?? '')))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/**
 * 'Lizenziert für <Firma> – Bestellung <Nummer>', in characters that every PDF viewer has. A name that has no letter of
 * them is stood in for by the buyer's e-mail address, so that the line always names somebody.
 */
export function licenceLine({ organization, email, orderNumber, isSample }: Licensee): string {
  const name = shownText(organization);
  return `${isSample ? 'Muster – ' : ''}Lizenziert für ${/[\p{L}\p{N}]/u.test(name) ? name : email} – Bestellung ${orderNumber}`;
}
