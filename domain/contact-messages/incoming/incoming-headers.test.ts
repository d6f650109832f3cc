import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { answeredMailIds, headerOf, readMailHeaders, recipientsOf } from './incoming-headers.ts';

const [first, second, third] = [1, 2, 3].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`);
const read = (text: string) => readMailHeaders(Buffer.from(text));

test('folded lines are joined, names are case-insensitive, and lines after the empty one are ignored', () => {
  const headers = read('SUBJECT: one\r\n\ttwo\r\nTo: a@example.org\r\nCc:\r\n b@example.org\r\n\r\nFrom: body\r\n');
  expect(headerOf(headers, 'subject')).toBe('one\ttwo');
  expect(recipientsOf(headers)).toBe('a@example.org b@example.org');
  expect(headerOf(headers, 'from')).toBe('');
});

test('In-Reply-To comes first, then References with the latest first; other Message-IDs are ignored', () => {
  const headers = read(
    `References: <x@mail.example.org>\n <${first}@www.example.org> <${second}@www.example.org>\nIn-Reply-To: <${third?.toUpperCase()}@www.example.org>\n\n`,
  );
  expect(answeredMailIds(headers)).toEqual([third, second, first]);
});

test('whatever bytes a mail begins with, its headers are read without an error', () => {
  forAll(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
    for (const [name, values] of readMailHeaders(bytes))
      expect([name.length > 0, values.length > 0]).toEqual([true, true]);
  });
});
