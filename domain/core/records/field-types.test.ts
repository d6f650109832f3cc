import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { forAll } from '#tests/for-all.ts';
import { english, german, optionalDate } from './field-types.ts';
import { isHttpUrl, isOwnOrHttpUrl } from './link-address.ts';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());
const message = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('text', () => {
  const name = german.text(5, 'Name ist erforderlich');

  test('is trimmed and normalised', () => expect(name.parse('  Zu\u0308ri \n')).toBe('Züri'));

  test.each([
    ['', 'Name ist erforderlich'],
    [' \n\t ', 'Name ist erforderlich'],
    ['\u200b\u2060 \u00ad', 'Name ist erforderlich'],
    [undefined, 'Name ist erforderlich'],
    [null, 'Name ist erforderlich'],
    [7, 'Name ist erforderlich'],
    ['sechs!', 'Höchstens 5 Zeichen'],
    ['a\u0000b', 'Der Text enthält unzulässige Zeichen'],
    ['a\r\nb', 'Der Text enthält unzulässige Zeichen'],
    ['a\u2028b', 'Der Text enthält unzulässige Zeichen'],
    ['a\ud800b', 'Der Text enthält unzulässige Zeichen'],
    ['a\ufffeb', 'Der Text enthält unzulässige Zeichen'],
  ])('%j is refused: %s', (value, expected) => expect(message(name, value)).toBe(expected));

  test('a run of combining marks is refused before it is normalised, which would take minutes', () => {
    const marked = `a${'\u0301\u0316'.repeat(1_000_000)}`;
    expect(message(name, marked)).toBe('Der Text enthält unzulässige Zeichen');
    expect(message(german.multilineText(100), marked)).toBe('Der Text enthält unzulässige Zeichen');
  });

  test('lengths count characters, not UTF-16 units', () => {
    expect(name.parse('😀😀😀😀😀')).toBe('😀😀😀😀😀');
    expect(message(name, '😀😀😀😀😀😀')).toBe('Höchstens 5 Zeichen');
  });

  test('messages exist in English', () => {
    expect(message(english.text(5), '')).toBe('This field is required');
    expect(message(english.text(5), '123456')).toBe('At most 5 characters');
  });

  test('accepted values are clean, and are accepted again unchanged', () => {
    forAll(anyText, (value) => {
      for (const schema of [german.text(20), german.multilineText(20)]) {
        const result = schema.safeParse(value);
        if (!result.success) continue;
        expect(result.data).toBe(result.data.trim().normalize('NFC'));
        expect(result.data.isWellFormed()).toBe(true);
        expect([...result.data].length).toBeLessThanOrEqual(20);
        expect(result.data.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
        expect(schema.parse(result.data)).toBe(result.data);
      }
    });
  });

  test('line breaks become \\n', () => {
    expect(german.multilineText(100).parse('Muster AG\r\nMusterweg 1\r8000 Zürich\n')).toBe(
      'Muster AG\nMusterweg 1\n8000 Zürich',
    );
    expect(message(german.multilineText(100), 'a\tb')).toBe('Der Text enthält unzulässige Zeichen');
  });
});

test('optional text: empty becomes null, omitted stays omitted', () => {
  const record = z.object({ note: german.optionalText(10) });
  expect(record.parse({ note: '  ' })).toEqual({ note: null });
  expect(record.parse({ note: null })).toEqual({ note: null });
  expect(record.parse({ note: ' a ' })).toEqual({ note: 'a' });
  expect(record.parse({})).toEqual({});
  expect(message(record, { note: 'zu lang für zehn' })).toBe('Höchstens 10 Zeichen');
});

describe('e-mail', () => {
  test.each(['anna@example.org', "o'neil+studie@sub.example.co.uk", 'a_b-c.d@example-firma.ch', 'x@xn--mller-kva.ch'])(
    '%s is valid',
    (value) => expect(german.email().parse(` ${value} `)).toBe(value),
  );

  test.each([
    '',
    'anna',
    'anna@',
    'anna@example',
    '@example.org',
    'a@b@example.org',
    'a..b@example.org',
    '.a@example.org',
    'a.@example.org',
    'a@example.org,b@example.org',
    'a@example.org, b',
    'Anna <a@example.org>',
    '"a b"@example.org',
    'a@example.org\nBcc: b@example.org',
    'a@-example.org',
    'a@example.1',
    'a@[127.0.0.1]',
    '=?utf-8?Q?a?=@example.org',
    `${'a'.repeat(65)}@example.org`,
  ])('%j is invalid', (value) => expect(message(german.email(), value)).toBe('Ungültige E-Mail-Adresse'));

  test('an address of more than 254 characters is rejected', () => {
    expect(message(german.email(), `a@${'abcdefghi.'.repeat(30)}org`)).toBe('Höchstens 254 Zeichen');
  });

  test('whatever is accepted is one bare address', () => {
    forAll(fc.oneof(fc.emailAddress(), anyText), (value) => {
      const result = german.email().safeParse(value);
      if (result.success) expect(result.data).toMatch(/^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@.]+$/);
    });
    forAll(fc.emailAddress(), (value) => {
      // A mail program may take it for an encoded word.
      fc.pre(!value.includes('=?'));
      expect(german.email().safeParse(value).success).toBe(true);
    });
  });

  test('an optional address may be empty', () => {
    expect(german.optionalEmail().parse('')).toBeNull();
    expect(message(german.optionalEmail('Nein'), 'anna')).toBe('Nein');
  });
});

describe('addresses of pages', () => {
  test.each(['https://example.org', 'http://example.org/a?b=c#d', 'HTTPS://example.org'])('%s is http(s)', (value) => {
    expect(isHttpUrl(value)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    '//example.org',
    'https:example.org',
    'https:///example.org',
    'https:\\\\example.org',
    'https://',
    'https://user:pass@example.org',
    'example.org',
    '/datei.pdf',
    ' https://exa mple.org',
  ])('%s is not http(s)', (value) => expect(isHttpUrl(value)).toBe(false));

  test('own addresses begin with exactly one slash', () => {
    for (const value of ['/', '/assets/logo.svg', 'https://example.org']) expect(isOwnOrHttpUrl(value)).toBe(true);
    for (const value of ['//evil.example', '/\\evil.example', 'assets/logo.svg', './x', 'javascript:alert(1)']) {
      expect(isOwnOrHttpUrl(value)).toBe(false);
    }
    expect(message(german.ownOrHttpUrl(), '/\t/evil.example')).toBe('Der Text enthält unzulässige Zeichen');
  });

  test('an accepted address leads to http(s), an accepted path stays on this site', () => {
    const value = fc.oneof(
      fc.webUrl(),
      fc.webPath(),
      fc.string(),
      fc.tuple(fc.constantFrom('/', '//', '/\\', 'https:'), fc.string()).map((parts) => parts.join('')),
    );
    forAll(value, (text) => {
      const result = german.ownOrHttpUrl().safeParse(text);
      if (!result.success) return;
      const target = new URL(result.data, 'https://own.example');
      expect(['http:', 'https:']).toContain(target.protocol);
      if (result.data.startsWith('/')) expect(target.origin).toBe('https://own.example');
    });
  });

  test('optional, empty is null', () => {
    expect(german.optionalUrl().parse('')).toBeNull();
    expect(message(german.optionalUrl(), '/datei.pdf')).toBe('Ungültige URL');
    expect(german.optionalOwnOrHttpUrl().parse('/datei.pdf')).toBe('/datei.pdf');
  });
});

test('an invalid date becomes null instead of an error', () => {
  const record = z.object({ publishedAt: optionalDate() });
  expect(record.parse({ publishedAt: '2024-06-03' })).toEqual({ publishedAt: new Date('2024-06-03T00:00:00Z') });
  for (const publishedAt of ['', 'bald', '2024-02-30', null])
    expect(record.parse({ publishedAt })).toEqual({ publishedAt: null });
  expect(record.parse({})).toEqual({});
});

test('the schemas describe themselves for the API description', () => {
  const record = z.object({ name: german.text(100), note: german.optionalText(5), when: optionalDate() });
  expect(z.toJSONSchema(record, { io: 'input' })).toMatchObject({
    required: ['name'],
    properties: {
      name: { type: 'string', maxLength: 100 },
      note: { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] },
    },
  });
});
