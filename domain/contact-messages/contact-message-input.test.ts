import { expect, test } from 'vitest';
import { contactMessageInput } from './contact-message-input.ts';

const message = {
  name: 'Anna Muster',
  email: 'anna@example.org',
  subject: 'Kontaktanfrage über Website',
  message: 'Guten Tag\n\nEine Frage.',
};
const paths = (input: unknown) =>
  contactMessageInput.safeParse(input).error?.issues.map((issue) => issue.path.join('.'));

test('optional fields may be empty or missing', () => {
  expect(contactMessageInput.parse(message)).toEqual(message);
  expect(contactMessageInput.parse({ ...message, organization: '', phone: ' ' })).toEqual({
    ...message,
    organization: null,
    phone: null,
  });
  expect(contactMessageInput.parse({ ...message, isRead: true, id: '1' })).toEqual(message);
});

test('every required field is reported when missing', () => {
  expect(paths({})).toEqual(['name', 'email', 'subject', 'message']);
});

test('name, message and subject have limits', () => {
  const name = 'x'.repeat(100);
  expect(paths({ ...message, name: `${name} ${name}` })).toBeUndefined();
  expect(paths({ ...message, name: `${name}x` })).toEqual(['name']);
  expect(paths({ ...message, message: 'x'.repeat(10_000) })).toBeUndefined();
  expect(paths({ ...message, message: 'x'.repeat(10_001) })).toEqual(['message']);
  expect(paths({ ...message, subject: 'Hallo\r\nBcc: b@example.org' })).toEqual(['subject']);
});
