import { paymentTermDays } from '#content/order-terms.ts';
import { zurichDay } from '#platform/dates.ts';
import type { DocumentContent } from '../document-content.ts';
import { paymentText } from './payment-text.ts';

type Billed = Pick<DocumentContent, 'number' | 'issuedAt' | 'seller' | 'buyer' | 'lines'>;

/** A slash separates fields, so it is escaped in texts, and the backslash with it. */
const escaped = (text: string): string => text.replace(/[\\/]/g, '\\$&');

const francs = (rappen: number): string => (rappen / 100).toFixed(2);

/** 'rate:net' for each rate, ascending; amounts without VAT at 0. Empty if no line has VAT. */
function netByRate({ lines }: Billed): string {
  if (lines.every(({ vat }) => vat === null)) return '';
  const nets = new Map<number, number>();
  for (const { vat, rappen } of lines) {
    const rate = vat?.ratePercent ?? 0;
    nets.set(rate, (nets.get(rate) ?? 0) + rappen - (vat?.rappen ?? 0));
  }
  const charged = [...nets].filter(([, rappen]) => rappen > 0).sort(([a], [b]) => a - b);
  return charged.map(([rate, rappen]) => `${rate}:${francs(rappen)}`).join(';');
}

/**
 * The billing information of the QR code by Swico's syntax definition S1, version 1.2: number, date, the buyer's reference, UID, VAT
 * and terms. A reference that doesn't fit `maximum` is omitted, because a shortened one would match nothing.
 */
export function billingInformation(document: Billed, maximum: number): string {
  const { number, issuedAt, seller, buyer } = document;
  const reference = buyer.reference === null ? null : paymentText(buyer.reference, Number.POSITIVE_INFINITY);
  const fields = (hasReference: boolean) =>
    [
      ['10', escaped(number)],
      ['11', zurichDay(new Date(issuedAt)).slice(2).replaceAll('-', '')],
      ['20', hasReference && reference ? escaped(reference) : ''],
      ['30', seller.vatNumber?.replace(/\D/g, '') ?? ''],
      ['32', netByRate(document)],
      ['40', `0:${paymentTermDays}`],
    ]
      .filter(([, value]) => value !== '')
      .map(([tag, value]) => `/${tag}/${value}`)
      .join('');
  const whole = `//S1${fields(true)}`;
  return whole.length <= maximum ? whole : `//S1${fields(false)}`;
}
