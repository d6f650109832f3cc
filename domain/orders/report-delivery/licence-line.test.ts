import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { licenceLine } from './licence-line.ts';

const order = { correspondenceLanguage: 'de' as const, email: 'kauf@example.org', orderNumber: 'VM-2026-000123' };
const nameIn = (organization: string) =>
  /^Lizenziert für (.*) – Bestellung VM-2026-000123$/u.exec(licenceLine({ ...order, organization }))?.[1];

test.each([
  ['Muster & Söhne AG', 'Muster & Söhne AG'],
  ['«Muster» Œuvre Šibenik', '«Muster» Œuvre Šibenik'],
  ['Łódź Spółka', 'Lódz Spólka'],
  ['Müller AG 保険', 'Müller AG'],
  ['Muster 🎉 AG', 'Muster AG'],
  ['保険', 'kauf@example.org'],
  ['–', 'kauf@example.org'],
])('the licence line names %s as %s', (organization, name) => expect(nameIn(organization)).toBe(name));

test('for any name, the line names the licensee in characters that a PDF can show', () => {
  forAll(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (organization) => {
    const name = nameIn(organization);
    expect(name).toMatch(/[\p{L}\p{N}]/u);
    expect(name).toMatch(/^[\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+$/u);
  });
});
