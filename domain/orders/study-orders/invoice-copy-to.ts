/**
 * Where the invoice goes beside the buyer; null: nowhere else. 'anna+rechnung@example.org' is an address of its own: the part
 * after the plus may sort it, or lead somewhere else.
 */
export function invoiceCopyTo(order: { email: string; invoiceEmail?: string | null | undefined }): string | null {
  const { email, invoiceEmail } = order;
  return invoiceEmail && invoiceEmail.toLowerCase() !== email.toLowerCase() ? invoiceEmail : null;
}
