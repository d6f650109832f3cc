import type { Data, Debtor } from 'swissqrbill/types';
import { formatIBAN, formatReference } from 'swissqrbill/utils';
import type { Language } from '#platform/languages.ts';
import { formatAmount } from '#platform/money.ts';
import { paymentAlternativeWords } from './payment-alternative-words.ts';

const address = ({ name, address: street, buildingNumber, zip, city }: Debtor) =>
  [name, [street, buildingNumber].filter(Boolean).join(' '), `${zip} ${city}`].join(', ');

/** The text alternative of a payment part. */
export function paymentAlternative(
  { creditor, reference = '', message = '', debtor }: Data,
  rappen: number,
  language: Language,
): string {
  const words = paymentAlternativeWords(language);
  return [
    words.title,
    words.account(formatIBAN(creditor.account), address(creditor)),
    words.reference(formatReference(reference)),
    words.amount(formatAmount(rappen, language)),
    words.message(message),
    ...(debtor ? [words.debtor(address(debtor))] : []),
  ].join('. ');
}
