import type { Readable } from '#platform/database/database.server.ts';
import { findInvoice, listOrderDocuments } from '../invoices/invoice-document-queries.server.ts';
import { offerNumber } from '../invoices/issue-document.server.ts';
import { documentToSend } from '../invoices/read-document.server.ts';
import { orderMail } from '../order-facts/mails/order-mail.server.ts';
import type { arrangedOrderText } from './arranged-order-text.server.tsx';
import { arrangedOrderWords } from './arranged-order-words.ts';

async function findNumber(db: Readable, orderId: string, kind: 'offer' | 'invoice'): Promise<string | undefined> {
  if (kind === 'invoice') return (await findInvoice(db, orderId))?.number;
  return (await listOrderDocuments(db, orderId)).findLast((document) => document.kind === 'offer')?.number;
}

const mailOf = (kind: 'offer' | 'invoice') =>
  orderMail<typeof arrangedOrderText>({
    name: kind === 'offer' ? 'offer' : 'arranged-invoice',
    activity: 'bookkeeping',
    words: (language) => ({
      subject: (orderNumber) =>
        arrangedOrderWords(language)[kind].subject(kind === 'offer' ? offerNumber(orderNumber) : orderNumber),
    }),
    text: 'arranged-order-text',
    async compose(services, { id }) {
      const number = await findNumber(services.db, id, kind);
      if (number === undefined) return null;
      const document = await documentToSend(services, number);
      return { input: [kind, document.content], documents: [document] };
    },
  });

export const offerMail = mailOf('offer');
export const arrangedInvoiceMail = mailOf('invoice');
