import { documentToSend } from '../../invoices/read-document.server.ts';
import { documentMailWords } from './document-mail-words.ts';
import { documentsOfMail } from './document-mails.server.ts';
import type { invoiceCorrectionText } from './invoice-correction-text.server.tsx';
import { orderMail } from './order-mail.server.ts';

/** Sends the corrected invoice, and the credit note for the old one, to the buyer and the address for invoices. */
export const invoiceCorrectionMail = orderMail<typeof invoiceCorrectionText>({
  name: 'invoice-correction',
  activity: 'bookkeeping',
  words: (language) => documentMailWords(language).correction,
  text: 'invoice-correction-text',
  async compose(services, _, mail) {
    const issued = await documentsOfMail(services.db, mail);
    if (!issued.creditNote || !issued.invoice) return null;
    const invoice = await documentToSend(services, issued.invoice.number);
    const creditNote = await documentToSend(services, issued.creditNote.number);
    return { input: [invoice.content, creditNote.content], documents: [invoice, creditNote] };
  },
});
