/** What renders documents and mails, by name. Loaded when the first of its kind is rendered: it is large. */
const renderers = {
  document: async () => (await import('../../orders/invoices/document-pdf.server.ts')).documentPdf,
  'order-confirmation': async () =>
    (await import('../../orders/placement/order-confirmation-text.server.tsx')).orderConfirmationText,
  'order-notice': async () => (await import('../../orders/placement/order-notice-text.server.tsx')).orderNoticeText,
  'invoice-copy': async () => (await import('../../orders/placement/invoice-copy-text.server.tsx')).invoiceCopyText,
  'order-cancellation': async () =>
    (await import('../../orders/order-facts/mails/order-cancellation-text.server.tsx')).orderCancellationText,
  'invoice-correction': async () =>
    (await import('../../orders/order-facts/mails/invoice-correction-text.server.tsx')).invoiceCorrectionText,
  'report-delivery': async () =>
    (await import('../../orders/report-delivery/report-delivery-text.server.tsx')).reportDeliveryText,
  'delivery-warning': async () =>
    (await import('../../orders/report-delivery/delivery-warning-text.server.tsx')).deliveryWarningText,
  'payment-reminder': async () =>
    (await import('../../orders/reminders/payment-reminder-text.server.tsx')).paymentReminderText,
  'contact-notice': async () =>
    (await import('../../contact-messages/contact-notice-text.server.tsx')).contactNoticeText,
  'message-reply': async () =>
    (await import('../../contact-messages/replies/message-reply-text.server.tsx')).messageReplyText,
  'print-order-confirmation': async () =>
    (await import('../../orders/print-orders/print-order-confirmation-text.server.tsx')).printOrderConfirmationText,
  'print-order-notice': async () =>
    (await import('../../orders/print-orders/print-order-notice-text.server.tsx')).printOrderNoticeText,
  'account-link': async () => (await import('../../people/invitations/account-link-text.server.tsx')).accountLinkText,
  'new-partner-files': async () => (await import('../../partner-files/new-files-text.server.tsx')).newFilesText,
  'publication-blocked': async () =>
    (await import('../../editions/publication/publication-blocked-text.server.tsx')).publicationBlockedText,
  'account-notice': async () =>
    (await import('../../people/office-accounts/account-notice-text.server.tsx')).accountNoticeText,
  'news-confirmation': async () =>
    (await import('../../news/subscribers/news-confirmation-text.server.tsx')).newsConfirmationText,
  'test-mail': async () => (await import('../../everything/launch/test-mail/test-mail-text.server.tsx')).testMailText,
  news: async () => (await import('../../news/releases/news-text.server.tsx')).newsText,
};

export type RendererName = keyof typeof renderers;
type Renderer<Name extends RendererName> = Awaited<ReturnType<(typeof renderers)[Name]>>;
/** What a renderer needs: plain data, so that it can go to a thread. */
export type RendererInput<Name extends RendererName> = Parameters<Renderer<Name>>;
export type Rendered<Name extends RendererName> = Awaited<ReturnType<Renderer<Name>>>;

export interface RenderTask {
  name: RendererName;
  input: unknown[];
}

export async function renderHere({ name, input }: RenderTask): Promise<unknown> {
  const write = (await renderers[name]()) as (...input: unknown[]) => Promise<unknown>;
  return write(...input);
}
