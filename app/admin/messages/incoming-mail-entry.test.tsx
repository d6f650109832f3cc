import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IncomingMailEntry, type IncomingMailJson } from './incoming-mail-entry.tsx';

const mail: IncomingMailJson = {
  id: 'a',
  kind: 'answer',
  receivedAt: '2026-11-24T10:00:00Z',
  sentAt: null,
  senderName: '<b>Anna</b>',
  senderEmail: 'anna.muster@example.org',
  subject: 'Re: Frage',
  text: '<img src=x onerror=alert(1)>',
  fault: null,
  omittedAttachments: 0,
  attachments: [],
};
const shown = (overrides: Partial<IncomingMailJson> = {}, senderOfMessage = 'Anna.Muster@example.org') =>
  renderToStaticMarkup(<IncomingMailEntry mail={{ ...mail, ...overrides }} senderOfMessage={senderOfMessage} />);

test('sender, subject and text are shown as text, never as markup', () => {
  const page = shown({ subject: '<script>alert(1)</script>' });
  expect(page).not.toMatch(/<(img|b|script)\b/);
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).toContain('24. November 2026, 11:00 Uhr');
});

test('an answer from an address other than the message’s is marked, an automatic reply is not', () => {
  expect(shown()).not.toContain('another address');
  expect(shown({}, 'beat.muster@example.org')).toContain('from another address than the message');
  expect(shown({ kind: 'auto-reply' }, 'beat.muster@example.org')).not.toContain('another address');
});

test('only a checked attachment is a link; others show their state or the reason', () => {
  const attachment = { bytes: 2048, fault: null };
  const page = shown({
    attachments: [
      { ...attachment, id: '1', fileName: 'gut.pdf', state: 'available' },
      { ...attachment, id: '2', fileName: 'neu.pdf', state: 'checking' },
      { ...attachment, id: '3', fileName: 'boese.pdf', state: 'refused', fault: 'virus' },
      { ...attachment, id: '4', fileName: 'bild.heic', state: 'refused', fault: 'other-type' },
    ],
    omittedAttachments: 2,
  });
  expect(page.match(/<a /g)).toHaveLength(1);
  expect(page).toContain('href="/api/incoming-attachments/1"');
  expect(page).toMatch(
    /neu\.pdf.*is being checked.*boese\.pdf.*The virus scanner objects.*bild\.heic.*stays in the mailbox/,
  );
  expect(page).toContain('2 more attachments are in the mailbox only.');
});

test.each([
  ['unreadable', 'damaged'],
  ['too-large', 'too large'],
  ['cut', 'Read the rest'],
] as const)('a mail that is %s says where it can be read', (fault, text) => expect(shown({ fault })).toContain(text));
