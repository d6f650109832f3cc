import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { mentionsWebAddress } from './web-addresses.server.ts';

const companies = [
  'Müller & Co. AG',
  'St. Gallen',
  'St.Gallen',
  'z.H. Frau',
  'z.Hd. Frau',
  'z.Hd.Frau Muster',
  'Muster AG, Abt. IT/HR',
  'Muster AG, Abt.IT',
  'A.B. Beispiel',
  'A.B.Beispiel',
  'Dr.med. dent. Anna Muster',
  'Prof.Dr.Muster',
  'Dipl.Ing. ETH',
  'lic. iur. B. Muster',
  'Muster GmbH & Co.KG',
  'Muster e.V.',
  'Musterstr.5',
  'Bahnhofstr. 12a, Postf. 7',
  'c/o Muster Holding Ltd.',
  'L’Étoile S.A.R.L.',
  'Muster S.p.A.',
  'Hr. Ch. Muster',
  'O.K. Muster',
  'Version 2.0',
  'Muster 1.1.2026',
  'CH-8000 Zürich',
  '日本生命',
];
const addresses = [
  'example.com',
  'EXAMPLE.COM',
  'www.example',
  'Www.Beispiel',
  'http://x',
  'tg://resolve',
  'jetzt-gratis.ru',
  'Gewinn auf t.me/gratis',
  'x.com',
  'a.b.example.co.uk',
  'Evil.Online',
  'müller.ch',
  'пример.рф',
  'xn--e1afmkfd.xn--p1ai',
  'example。com',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'anna@example.org',
  'Muster (example.net)',
];

test.each(companies)('no web address: %s', (text) => expect(mentionsWebAddress(text)).toBe(false));
test.each(addresses)('a web address: %s', (text) => expect(mentionsWebAddress(text)).toBe(true));

const between = fc.constantFrom(' ', '\n', ', ', ' / ', ' (');
const parts = (choices: string[]) => fc.array(fc.constantFrom(...choices), { maxLength: 4 });

test('a name, a company and an address in a row are not a web address', () => {
  forAll(parts(companies), between, (texts, gap) => !mentionsWebAddress(texts.join(gap)));
});

test('a web address is found at any position', () => {
  forAll(parts(companies), fc.constantFrom(...addresses), parts(companies), between, (before, hit, after, gap) =>
    mentionsWebAddress([...before, hit, ...after].join(gap)),
  );
});

test('every name below a common top-level domain is a web address', () => {
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
  const topLevel = fc.constantFrom('com', 'net', 'org', 'info', 'ch', 'de', 'ru', 'cn', 'xyz', 'top', 'shop', 'online');
  forAll(label, topLevel, (name, top) => mentionsWebAddress(`Gewinn: ${name}.${top}!`));
});
