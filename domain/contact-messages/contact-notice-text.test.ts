import { expect, test } from 'vitest';
import { sampleSender } from '#tests/made-up/sample-seller.ts';
import { contactNoticeMail } from './contact-notice-mail.server.ts';
import { contactNoticeText } from './contact-notice-text.server.tsx';

const message = {
  id: '11111111-1111-4111-8111-111111111111',
  createdAt: new Date('2026-06-03T10:00:00Z'),
  firstName: 'Anna',
  lastName: '',
  email: 'anna@example.org',
  organization: null,
  phone: '044 000 00 00',
  subject: 'Gewinn!\u2028Bcc: x@example.org',
  message: 'Guten Tag\n\n<a href="https://example.com">Klick</a>\nGrüsse',
  suspectedSpam: false,
};

test('shows the message as it was typed; the subject contains none of it', async () => {
  const { html, text } = await contactNoticeText(message, sampleSender);
  expect(contactNoticeMail.subject({ id: '1' })).toBe('Neue Nachricht über das Kontaktformular');
  expect(text).toContain('> Guten Tag\n> \n> <a href="https://example.com">Klick</a>\n> Grüsse');
  expect(html).not.toContain('<a href="https://example.com"');
  expect(text).toMatch(/Name +Anna\n/);
  expect(text).toMatch(/E-Mail +anna@example\.org\n/);
  expect(text).toMatch(/Telefon +044 000 00 00\n/);
  expect(text).not.toMatch(/Organisation|Spam/);
  expect(text).toContain('/admin?tab=messages&open=11111111-1111-4111-8111-111111111111');
});

test('suspected spam is marked', async () => {
  expect((await contactNoticeText({ ...message, suspectedSpam: true }, sampleSender)).text).toContain(
    'Diese Nachricht sieht nach Spam aus.',
  );
});
