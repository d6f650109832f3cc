import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { replyLink } from './mail-link.ts';

test('a reply link has the sender’s address and the subject with Re:', () => {
  expect(replyLink('anna@example.org', 'Frage')).toBe('mailto:anna@example.org?subject=Re%3A%20Frage');
});

test('address and subject can’t add a recipient, a header or a body', () => {
  forAll(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (email, subject) => {
    const link = new URL(replyLink(email, subject));
    expect(link.protocol).toBe('mailto:');
    expect([...link.searchParams.keys()]).toEqual(['subject']);
    expect(link.searchParams.get('subject')).toBe(`Re: ${subject.toWellFormed()}`);
    expect(link.pathname).not.toMatch(/[,;?&\s]/);
    expect(link.hash).toBe('');
  });
});
