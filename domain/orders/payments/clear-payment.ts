import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import type { BankPayment } from './bank-files/bank-entry.ts';

type Payment = Pick<BankPayment, 'amountRappen' | 'currency' | 'isReversal' | 'batchSize' | 'paymentReference'>;

/** Whether a reference holds its own check digits (ISO 11649, or that of QR-bills). */
function isValidReference(reference: string): boolean {
  return /^RF/.test(reference) ? isSCORReferenceValid(reference) : isQRReferenceValid(reference);
}

/**
 * The one reference by which a payment may be assigned by itself: money that came in, in francs, told on its own. null: it
 * waits for a decision, as every reversal does.
 */
export function clearReference({ amountRappen, currency, isReversal, batchSize, paymentReference }: Payment) {
  const isPlain = amountRappen > 0 && currency === 'CHF' && !isReversal && batchSize === null;
  return isPlain && isValidReference(paymentReference) ? paymentReference : null;
}
