import { orderMail } from '../order-facts/mails/order-mail.server.ts';
import { invoiceToSend } from './invoice-to-send.server.ts';
import type { orderConfirmationText } from './order-confirmation-text.server.tsx';
import { orderConfirmationWords } from './order-confirmation-words.ts';

/** Confirms an order to the buyer, with the invoice. */
export const orderConfirmationMail = orderMail<typeof orderConfirmationText>({
  name: 'study-order-confirmation',
  activity: 'study-orders',
  words: orderConfirmationWords,
  text: 'order-confirmation-text',
  async compose(services, order) {
    const invoice = await invoiceToSend(services, order);
    return invoice ? { input: [order, invoice.content], documents: [invoice] } : null;
  },
});
