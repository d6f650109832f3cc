import { expect, test } from 'vitest';
import type { MailSender } from '#domain/core/mails/layout/mail-layout.server.tsx';
import { arrangedOrderText } from '#domain/orders/arranged-orders/arranged-order-text.server.tsx';
import { correctionRejectionText } from '#domain/orders/corrections/correction-rejection-text.server.tsx';
import {
  creditNoteContent,
  offerContent,
  replacementContent,
} from '#domain/orders/invoices/compose-document.server.ts';
import { invoiceCorrectionText } from '#domain/orders/order-facts/mails/invoice-correction-text.server.tsx';
import { orderCancellationText } from '#domain/orders/order-facts/mails/order-cancellation-text.server.tsx';
import { invoiceCopyText } from '#domain/orders/placement/invoice-copy-text.server.tsx';
import { orderConfirmationText } from '#domain/orders/placement/order-confirmation-text.server.tsx';
import { printOrderConfirmationText } from '#domain/orders/print-orders/print-order-confirmation-text.server.tsx';
import { paymentReminderText } from '#domain/orders/reminders/payment-reminder-text.server.tsx';
import { licenceLine } from '#domain/orders/report-delivery/licence-line.ts';
import { reportDeliveryText } from '#domain/orders/report-delivery/report-delivery-text.server.tsx';
import { type Language, languageDetails, otherLanguages } from '#platform/languages.ts';
import { sampleEdition, sampleInvoice, sampleInvoicedOrder } from '#tests/made-up/sample-document.ts';
import { sampleSender } from '#tests/made-up/sample-seller.ts';
import { germanIn } from './german-in.ts';

const now = new Date('2026-08-08T10:00:00Z');

/** All mails of an order to the buyer and to the address for invoices, by name. */
function everyMail(language: Language) {
  const copy: MailSender = { ...sampleSender, language };
  const buyer = { ...copy, orderPage: 'https://www.example.org/order?beleg=muster', chainLines: ['17'] };
  const order = { ...sampleInvoicedOrder, correspondenceLanguage: language, organization: 'Muster SA' };
  const vat = { report: 2.6, presentation: 8.1 };
  const invoice = sampleInvoice({ ...order, buyerReference: 'PO 1' }, { vat });
  const offered = offerContent(invoice, { number: 'OF-2026-000123', validUntil: '2026-12-31' });
  const credit = creditNoteContent(invoice, { number: 'VM-2026-000124', issuedAt: now });
  const replaces = { invoice: { number: invoice.number, issuedAt: invoice.issuedAt }, creditNote: credit };
  const corrected = replacementContent(invoice, order, null, { number: 'VM-2026-000125', issuedAt: now, replaces });
  const offer = { url: 'https://www.example.org/api/downloads/muster', expiresAt: now, downloads: 5 };
  const placed = { ...order, partnerInterest: 'maybe' as const };
  const reminder = (level: number) => {
    const due = {
      documentNumber: invoice.number,
      issuedOn: '2026-06-03',
      payableUntil: '2026-07-03',
      openRappen: 129_500,
    };
    return paymentReminderText(order, { ...due, level, paidRappen: 50_000, now, isSample: true }, buyer);
  };
  const copies = {
    id: '0b9c1f0e-9a53-4f6e-8a25-1f2e3d4c5b6a',
    ...order,
    street: 'Rue de l’Exemple 1',
    zipCode: '1000',
    city: 'Lausanne',
    quantity: 2,
    language: 'it' as const,
    suspectedSpam: false,
  };
  return {
    confirmation: orderConfirmationText(placed, invoice, buyer),
    'confirmation without account': orderConfirmationText(placed, corrected, buyer),
    'copy of the invoice': invoiceCopyText({ ...order, buyerReference: 'PO 1' }, copy),
    correction: invoiceCorrectionText(corrected, credit, buyer),
    'correction, copy': invoiceCorrectionText(corrected, credit, copy),
    'rejected correction': correctionRejectionText(
      order,
      { reason: 'Le numéro manque.', rejectedAt: new Date() },
      buyer,
    ),
    cancellation: orderCancellationText(credit, { hasAppointment: true }, { ...buyer, orderPageContent: 'creditNote' }),
    offer: arrangedOrderText('offer', offered, { ...buyer, orderPageContent: 'offer' }),
    'invoice by arrangement': arrangedOrderText('invoice', invoice, { ...buyer, orderPageContent: 'invoice' }),
    'first reminder': reminder(1),
    'second reminder': reminder(2),
    'third reminder': reminder(3),
    delivery: reportDeliveryText(order, sampleEdition, offer, buyer),
    'printed copies': printOrderConfirmationText(copies, copy),
  };
}

test.each(otherLanguages)(
  'no mail of an order in %s has German text, and each is marked with its language',
  async (language) => {
    for (const [name, mail] of Object.entries(everyMail(language))) {
      const { html, text } = await mail;
      expect(html, name).toContain(`<html lang="${languageDetails[language].locale}"`);
      const shown = html.replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, '\n');
      expect([name, germanIn(`${text}\n${shown}`)]).toEqual([name, []]);
    }
    const order = { ...sampleInvoicedOrder, organization: 'Muster SA', correspondenceLanguage: language };
    expect(germanIn(licenceLine({ ...order, isSample: true }))).toEqual([]);
  },
);

test('German mails are recognised', async () => {
  for (const [name, mail] of Object.entries(everyMail('de'))) {
    expect(germanIn((await mail).text).length, name).toBeGreaterThan(5);
  }
});

test('the mails of an order, an offer and an arranged invoice ask for a number they contain', async () => {
  const { confirmation, offer, 'invoice by arrangement': invoice } = everyMail('de');
  expect((await confirmation).text).toContain('nennen Sie die Bestellnummer');
  expect((await offer).text).toContain('nennen Sie die Offertnummer');
  expect((await invoice).text).toContain('nennen Sie die Rechnungsnummer');
});
