/**
 * Address for a copy of the invoice; null if there is none. 'anna+rechnung@example.org' differs from the buyer's address,
 * because the part after the plus may route it elsewhere.
 */
export function invoiceCopyTo(order: { email: string; invoiceEmail?: string | null | undefined }): string | null {
  const { email, invoiceEmail } = order;
  return invoiceEmail && invoiceEmail.toLowerCase() !== email.toLowerCase() ? invoiceEmail : null;
}
