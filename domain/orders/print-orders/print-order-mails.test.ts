import { expect, test } from 'vitest';
import { sampleSeller, sampleSender } from '#tests/made-up/sample-seller.ts';
import { printOrderConfirmationMail } from './print-order-confirmation-mail.server.ts';
import { printOrderConfirmationText } from './print-order-confirmation-text.server.tsx';
import { printOrderNoticeMail } from './print-order-notice-mail.server.ts';
import { printOrderNoticeText } from './print-order-notice-text.server.tsx';

const order = {
  id: '0b9c1f0e-9a53-4f6e-8a25-1f2e3d4c5b6a',
  correspondenceLanguage: 'de' as const,
  createdAt: new Date('2026-06-03T10:00:00Z'),
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@example.org',
  organization: null,
  street: 'Musterweg 1',
  zipCode: '8001',
  city: 'Zürich',
  quantity: 2,
  language: 'fr' as const,
  suspectedSpam: true,
};
const flat = (text: string) => text.replace(/\s+/g, ' ');

test('the confirmation repeats the order, without a price and without the spam mark', async () => {
  const { text } = await printOrderConfirmationText(order, sampleSender);
  expect(printOrderConfirmationMail.subject(order)).toBe('Ihre Bestellung #3d4c5b6a');
  for (const part of ['Guten Tag Anna Muster', '2 Exemplare', 'Französisch', 'Musterweg 1 8001 Zürich', '#3d4c5b6a']) {
    expect(flat(text)).toContain(part);
  }
  expect(text).not.toMatch(/CHF|Spam|Organisation/);
});

test('the confirmation names a contact if the seller has an address', async () => {
  const withAddress = await printOrderConfirmationText(order, sampleSender);
  expect(flat(withAddress.text)).toContain(
    'Schreiben Sie uns an bestellung@example.org und nennen Sie die Bestellnummer.',
  );
  const seller = { ...sampleSeller, email: undefined };
  const mail = await printOrderConfirmationText(order, { ...sampleSender, seller });
  expect(mail.text).not.toMatch(/Schreiben Sie uns|bestellung@example\.org/);
});

test('the notice to the office marks suspected spam', async () => {
  const { text } = await printOrderNoticeText({ ...order, quantity: 1, organization: 'Muster AG' }, sampleSender);
  expect(printOrderNoticeMail.subject(order)).toBe('Neue Bestellung der Printversion #3d4c5b6a');
  for (const part of [
    '1 Exemplar ',
    'Muster AG',
    'anna@example.org',
    'sieht nach Spam aus',
    'https://www.example.org/admin?tab=orders&open=',
  ]) {
    expect(flat(text)).toContain(part);
  }
});
