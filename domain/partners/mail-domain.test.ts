import { expect, test } from 'vitest';
import { asciiDomain, isAllowedAddress } from './mail-domain.ts';

test('a domain is kept in ASCII and lower case', () => {
  expect(asciiDomain(' Muster.EXAMPLE ')).toBe('muster.example');
  expect(asciiDomain('@muster.example')).toBe('muster.example');
  expect(asciiDomain('Müller.example')).toBe('xn--mller-kva.example');
  expect(asciiDomain('MU\u0308LLER.example')).toBe('xn--mller-kva.example');
  expect(asciiDomain('xn--mller-kva.example')).toBe('xn--mller-kva.example');
});

test.each([
  '',
  'muster',
  'a@muster.example',
  'muster.example/',
  'muster.example:80',
  'a b.example',
  '127.0.0.1',
  '*.example',
  'muster..example',
  '.example',
])('%j is no domain', (typed) => expect(asciiDomain(typed)).toBeUndefined());

test('only exact domains are allowed, whatever their case; none at all allow every address', () => {
  const domains = ['muster.example', 'xn--mller-kva.example'];
  expect(isAllowedAddress('anna@MUSTER.example', domains)).toBe(true);
  expect(isAllowedAddress('anna@xn--mller-kva.example', domains)).toBe(true);
  for (const domain of ['post.muster.example', 'notmuster.example', 'muster.example.org', 'xmuster.example']) {
    expect(isAllowedAddress(`anna@${domain}`, domains)).toBe(false);
  }
  expect(isAllowedAddress('anna@anything.example', [])).toBe(true);
});
