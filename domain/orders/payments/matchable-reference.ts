import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import type { BankPayment } from './bank-files/bank-entry.ts';

type Payment = Pick<BankPayment, 'amountRappen' | 'currency' | 'isReversal' | 'batchSize' | 'paymentReference'>;

/** Whether a reference has valid check digits (ISO 11649 or QR reference). */
const isValidReference = (reference: string): boolean =>
  /^RF/.test(reference) ? isSCORReferenceValid(reference) : isQRReferenceValid(reference);

/**
 * The reference by which a payment can be assigned automatically: incoming, in francs, a single payment. null if it needs a
 * decision, like every reversal.
 */
export function matchableReference({ amountRappen, currency, isReversal, batchSize, paymentReference }: Payment) {
  const isPlain = amountRappen > 0 && currency === 'CHF' && !isReversal && batchSize === null;
  return isPlain && isValidReference(paymentReference) ? paymentReference : null;
}
