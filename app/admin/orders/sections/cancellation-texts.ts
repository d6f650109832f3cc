const cancelled = { button: 'Cancel order', title: 'Cancel order?', failed: 'Failed to cancel the order' };

/** Texts of a cancellation, depending on its consequences. */
export function cancellationTexts(orderNumber: string, account: { isCancelled: boolean; hasInvoice: boolean }) {
  if (account.isCancelled) {
    return {
      button: 'Write credit note',
      title: 'Write credit note?',
      text: `Order ${orderNumber} is cancelled, but its invoice has no credit note. The buyer gets the credit note by mail.`,
      done: 'The credit note is on its way',
      failed: 'Failed to write the credit note',
    };
  }
  if (account.hasInvoice) {
    return {
      ...cancelled,
      text: `A credit note cancels the invoice of order ${orderNumber}, and the buyer gets it by mail.`,
      done: 'The order is cancelled, and the credit note on its way',
    };
  }
  return {
    ...cancelled,
    text: `Order ${orderNumber} has no invoice yet: there is no credit note, and the buyer gets no mail.`,
    done: 'The order is cancelled',
  };
}
