import { orderMail } from '../order-facts/mails/order-mail.server.ts';
import { enqueueDeliveries } from '../report-delivery/watch-deliveries.server.ts';
import { invoiceToSend } from './invoice-to-send.server.ts';
import type { orderConfirmationText } from './order-confirmation-text.server.tsx';
import { orderConfirmationWords } from './order-confirmation-words.ts';

/** Confirms an order to the buyer, with the invoice. Once it is sent, the report follows if it is delivered automatically. */
export const orderConfirmationMail = orderMail<typeof orderConfirmationText>({
  name: 'study-order-confirmation',
  activity: 'study-orders',
  words: orderConfirmationWords,
  text: 'order-confirmation-text',
  async compose(services, order) {
    const invoice = await invoiceToSend(services, order);
    if (!invoice) return null;
    return {
      input: [order, invoice.content],
      documents: [invoice],
      async onSent(tx) {
        await enqueueDeliveries(tx, services, order.id);
      },
    };
  },
});
