import { orderMail } from '../order-facts/mails/order-mail.server.ts';
import type { invoiceCopyText } from './invoice-copy-text.server.tsx';
import { invoiceCopyWords } from './invoice-copy-words.ts';
import { invoiceToSend } from './invoice-to-send.server.ts';

/** Sends the invoice to the buyer's address for invoices, without a link to the buyer's page. */
export const invoiceCopyMail = orderMail<typeof invoiceCopyText>({
  name: 'invoice-copy',
  activity: 'bookkeeping',
  recipient: ({ invoiceEmail, email }) => invoiceEmail ?? email,
  words: invoiceCopyWords,
  text: 'invoice-copy-text',
  async compose(services, order) {
    const invoice = await invoiceToSend(services, order);
    return invoice ? { input: [order], documents: [invoice] } : null;
  },
});
