import { describe, expect, test } from 'vitest';
import { sampleEdition, sampleInvoice } from '#tests/made-up/sample-document.ts';
import { sampleSender } from '#tests/made-up/sample-seller.ts';
import { deliveryWarningText } from '../report-delivery/delivery-warning-text.server.tsx';
import { reportDeliveryMail } from '../report-delivery/report-delivery-mail.server.ts';
import { reportDeliveryText } from '../report-delivery/report-delivery-text.server.tsx';
import { deliveryDeadline } from '../study-orders/delivery-deadline.ts';
import { orderConfirmationMail } from './order-confirmation-mail.server.ts';
import { orderConfirmationText } from './order-confirmation-text.server.tsx';
import { orderNoticeMail } from './order-notice-mail.server.ts';
import { type NoticedOrder, orderNoticeText } from './order-notice-text.server.tsx';

const order: NoticedOrder & { invoiceEmail: string | null } = {
  id: '00000000-0000-4000-8000-000000000001',
  correspondenceLanguage: 'de',
  orderNumber: 'VM-2026-000123',
  createdAt: new Date('2026-06-03T10:00:00Z'),
  firstName: 'Anna',
  lastName: '<b>Muster</b>',
  email: 'anna.muster@example.org',
  invoiceEmail: null,
  organization: 'Muster & Söhne AG',
  buyerReference: null,
  billingAddress: 'Muster & Söhne AG\nBeispielstrasse 12\n8001 Zürich',
  businessArea: 'strategy',
  companySize: 'large',
  items: null,
  price: 1295,
  wantsPresentation: true,
  presentationPrice: 500,
  partnerInterest: 'maybe',
  channel: 'phone',
  suspectedSpam: false,
};

const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('confirmation', () => {
  test('contains number, lines, total, next steps and deadline', async () => {
    const { html, text } = await orderConfirmationText(order, sampleInvoice(order), sampleSender);
    expect(orderConfirmationMail.subject(order)).toBe('Ihre Bestellung VM-2026-000123');
    for (const part of [
      'Guten Tag Anna <b>Muster</b>',
      'VM-2026-000123',
      "CHF 1'295",
      'CHF 500',
      "Total CHF 1'795",
      'Innerhalb von 24 Stunden erhalten Sie den Studienbericht (PDF, 82 Seiten) per E-Mail an anna.muster@example.org',
      'Für die Präsentation vor Ort melden wir uns',
      'innert 30 Tagen zahlbar, bis 3. Juli 2026. Sie enthält einen QR-Zahlteil.',
      'Partnerschaft',
      'Beispielstrasse 12 8001 Zürich',
      'Musterhochschule Musterstrasse 1 9999 Musterstadt bestellung@example.org',
    ]) {
      expect(flat(text)).toContain(part);
    }
    expect(html).toContain('&lt;b&gt;Muster&lt;/b&gt;');
    expect(html).not.toContain('<b>Muster');
    expect(text).not.toMatch(/Mehrwertsteuer/);
  });

  test('mentions only what applies to the order', async () => {
    const plain = { ...order, wantsPresentation: false, presentationPrice: 0, partnerInterest: 'no' as const };
    const invoice = sampleInvoice(plain, { iban: null, vat: { report: 8.1, presentation: 8.1 } });
    const { text } = await orderConfirmationText(plain, invoice, sampleSender);
    expect(flat(text)).toContain("Total CHF 1'295");
    expect(flat(text)).toContain('Darin enthaltene Mehrwertsteuer, 8.1%: CHF 97.04');
    expect(flat(text)).toContain('Die Kontoverbindung teilen wir Ihnen separat mit.');
    expect(text).not.toMatch(/Präsentation|Partnerschaft|QR-Zahlteil/);
  });
});

test('the notice to the office names the deadline and marks spam', async () => {
  expect(deliveryDeadline(order)).toEqual(new Date('2026-06-04T10:00:00Z'));
  const { text } = await orderNoticeText(order, sampleEdition, sampleSender);
  expect(orderNoticeMail.subject(order)).toBe('Neue Bestellung VM-2026-000123');
  for (const part of [
    'bis 4. Juni 2026, 12:00 Uhr zu liefern',
    'Strategie',
    'Vielleicht',
    'https://www.example.org/admin?tab=orders&list=study&open=',
    'Telefon',
  ]) {
    expect(flat(text)).toContain(part);
  }
  expect(text).not.toMatch(/Spam/);
  expect(flat(text)).toContain('Bestätigung und Rechnung gehen von selbst');
  const marked = await orderNoticeText({ ...order, suspectedSpam: true }, sampleEdition, sampleSender);
  expect(flat(marked.text)).toContain('Diese Bestellung sieht nach Spam aus. Bitte prüfen Sie sie. Zurückgehalten ist');
  const held = { ...order, suspectedSpam: true, isConfirmationHeld: true };
  expect(flat((await orderNoticeText(held, sampleEdition, sampleSender)).text)).toContain('bevor Sie liefern');
});

test('the notice of an order that waited for a real seller names the deadline since its release', async () => {
  const released = { ...order, releasedAt: new Date('2026-06-10T08:00:00Z') };
  const { text } = await orderNoticeText(released, sampleEdition, sampleSender);
  expect(flat(text)).toContain('bis 11. Juni 2026, 10:00 Uhr zu liefern');
});

test('notice and warning of an order without an e-mail address promise no mail', async () => {
  const byPost = { ...order, email: '', editionYear: 2024 };
  const notice = flat((await orderNoticeText(byPost, sampleEdition, sampleSender)).text);
  expect(notice).toContain('Drucken Sie die Rechnung in der Verwaltung unter «To print»');
  for (const hasReport of [false, true]) {
    const warning = await deliveryWarningText(byPost, { hours: 12, hasReport, isHeld: false }, sampleSender);
    expect(flat(warning.text)).toContain('Übergeben Sie den Bericht auf anderem Weg');
    expect(notice + warning.text).not.toContain('von selbst');
  }
});

test('the delivery mail contains the personal link, its expiry and the licensee', async () => {
  const url = 'https://www.example.org/api/downloads/AbC-123_xyz';
  const link = { url, expiresAt: new Date('2026-06-18T10:00:00Z'), downloads: 5 };
  const { html, text } = await reportDeliveryText(order, sampleEdition, link, sampleSender);
  expect(reportDeliveryMail.subject(order)).toBe('Ihr Studienbericht zur Bestellung VM-2026-000123');
  expect(html).toContain(`href="${url}"`);
  for (const part of [
    url,
    'Lizenziert für Muster & Söhne AG',
    '18. Juni 2026, 12:00 Uhr',
    'höchstens 5',
    '82 Seiten',
  ]) {
    expect(flat(text)).toContain(part);
  }
});
