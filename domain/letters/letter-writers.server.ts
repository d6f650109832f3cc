/** What writes letters, by name. Loaded when the first of its kind is written: it is large. */
const letterWriters = {
  'order-confirmation': async () =>
    (await import('../study-orders/order-confirmation-mail.server.tsx')).orderConfirmationMail,
  'order-notice': async () => (await import('../study-orders/order-staff-notice-mail.server.tsx')).orderStaffNoticeMail,
  'report-delivery': async () => (await import('../study-orders/report-delivery-mail.server.tsx')).reportDeliveryMail,
  'contact-notice': async () => (await import('../contact-messages/contact-notice-mail.server.tsx')).contactNoticeMail,
  'print-order-confirmation': async () =>
    (await import('../print-orders/print-order-confirmation-mail.server.tsx')).printOrderConfirmationMail,
  'print-order-notice': async () =>
    (await import('../print-orders/print-order-staff-notice-mail.server.tsx')).printOrderStaffNoticeMail,
  invoice: async () => (await import('../study-orders/invoice-pdf.server.ts')).writtenInvoice,
};

export type LetterName = keyof typeof letterWriters;
type Writer<Name extends LetterName> = Awaited<ReturnType<(typeof letterWriters)[Name]>>;
/** What a writer needs: plain data, so that it can go to a thread. */
export type LetterInput<Name extends LetterName> = Parameters<Writer<Name>>;
export type Letter<Name extends LetterName> = Awaited<ReturnType<Writer<Name>>>;

export interface LetterTask {
  name: LetterName;
  input: unknown[];
}

export async function writeHere({ name, input }: LetterTask): Promise<unknown> {
  const write = (await letterWriters[name]()) as (...input: unknown[]) => Promise<unknown>;
  return write(...input);
}
