import { expect, test } from 'vitest';
import { printOrderConfirmationMail } from './print-order-confirmation-mail.server.tsx';
import { printOrderStaffNoticeMail } from './print-order-staff-notice-mail.server.tsx';

const seller = {
  name: 'Musterhochschule',
  street: 'Musterstrasse',
  buildingNumber: '1',
  zip: '9999',
  city: 'Musterstadt',
  country: 'CH' as const,
  email: 'bestellung@example.org',
};
const sender = { seller, siteUrl: 'https://www.example.org' };
const order = {
  id: '0b9c1f0e-9a53-4f6e-8a25-1f2e3d4c5b6a',
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

test('the confirmation repeats the order, without a price and without a verdict', async () => {
  const { subject, text } = await printOrderConfirmationMail(order, sender);
  expect(subject).toBe('Ihre Bestellung #3d4c5b6a');
  for (const part of ['Guten Tag Anna Muster', '2 Exemplare', 'Französisch', 'Musterweg 1 8001 Zürich', '#3d4c5b6a']) {
    expect(flat(text)).toContain(part);
  }
  expect(text).not.toMatch(/CHF|Spam|Organisation/);
});

test('the notice to the team marks what looks like spam', async () => {
  const { subject, text } = await printOrderStaffNoticeMail(
    { ...order, quantity: 1, organization: 'Muster AG' },
    sender,
  );
  expect(subject).toBe('Neue Bestellung der Printversion #3d4c5b6a');
  for (const part of [
    '1 Exemplar ',
    'Muster AG',
    'anna@example.org',
    'sieht nach Spam aus',
    'https://www.example.org/admin',
  ]) {
    expect(flat(text)).toContain(part);
  }
});
