import { moneyText } from '../../payments/payment-texts.ts';

const cancelled = { button: 'Cancel order', title: 'Cancel order?', failed: 'Failed to cancel the order' };

interface Cancellation {
  isCancelled: boolean;
  hasInvoice: boolean;
  /** Whether the buyer has no address, so that documents are printed. */
  isPrinted: boolean;
  /** What the buyer has paid. */
  paidRappen: number;
}

/** Texts of a cancellation, depending on its consequences. @param summary number, company and amount of the order */
export function cancellationTexts(summary: string, { isCancelled, hasInvoice, isPrinted, paidRappen }: Cancellation) {
  if (isCancelled) {
    return {
      button: 'Write credit note',
      title: 'Write credit note?',
      text: `${summary}: the order is cancelled, but its invoice has no credit note. ${isPrinted ? 'The credit note is to be printed.' : 'The buyer gets the credit note by mail.'}`,
      done: isPrinted ? 'The credit note is to be printed' : 'The credit note is on its way',
      failed: 'Failed to write the credit note',
    };
  }
  const refund = paidRappen > 0 ? ` ${moneyText(paidRappen)} has been paid, and is to be paid back.` : '';
  if (hasInvoice) {
    return {
      ...cancelled,
      text: `${summary}: a credit note cancels the invoice, and ${isPrinted ? 'is to be printed' : 'the buyer gets it by mail'}.${refund}`,
      done: `The order is cancelled, and the credit note ${isPrinted ? 'is to be printed' : 'on its way'}`,
    };
  }
  return {
    ...cancelled,
    text: `${summary}: there is no invoice yet, so there is no credit note, and the buyer gets no mail.`,
    done: 'The order is cancelled',
  };
}
