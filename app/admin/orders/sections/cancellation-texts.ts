const cancelled = { button: 'Cancel order', title: 'Cancel order?', failed: 'Failed to cancel the order' };

/** Texts of a cancellation, depending on its consequences. @param summary number, company and amount of the order */
export function cancellationTexts(summary: string, account: { isCancelled: boolean; hasInvoice: boolean }) {
  if (account.isCancelled) {
    return {
      button: 'Write credit note',
      title: 'Write credit note?',
      text: `${summary}: the order is cancelled, but its invoice has no credit note. The buyer gets the credit note by mail.`,
      done: 'The credit note is on its way',
      failed: 'Failed to write the credit note',
    };
  }
  if (account.hasInvoice) {
    return {
      ...cancelled,
      text: `${summary}: a credit note cancels the invoice, and the buyer gets it by mail.`,
      done: 'The order is cancelled, and the credit note on its way',
    };
  }
  return {
    ...cancelled,
    text: `${summary}: there is no invoice yet, so there is no credit note, and the buyer gets no mail.`,
    done: 'The order is cancelled',
  };
}
