import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBillingAddress } from './billing-address.server.ts';

const buyer = { organization: 'Muster Versicherung AG', contactName: 'Anna Muster' };
const parse = (...lines: string[]) => parseBillingAddress(lines.join('\n'), buyer);
const zurich = { street: 'Beispielstrasse', buildingNumber: '12', zip: '8001', city: 'Zürich', country: 'CH' };

describe('an address that can be read in one way', () => {
  test.each([
    [['Beispielstrasse 12', '8001 Zürich']],
    [['Muster Versicherung AG', 'Beispielstrasse 12', '8001 Zürich']],
    [['MUSTER VERSICHERUNG AG', 'Anna Muster', 'Beispielstrasse 12', 'CH-8001 Zürich', 'Schweiz']],
    [['  Beispielstrasse   12,', '', '8001  Zürich', 'Switzerland']],
    [['Beispielstrasse 12, 8001 Zürich']],
    [['Muster Versicherung AG, Beispielstrasse 12, 8001 Zürich, CH']],
  ])('%j', (lines) => expect(parse(...lines)).toEqual(zurich));

  test('spellings of streets, numbers and places', () => {
    expect(parse('Rue de l’Exemple 3a', '1204 Genève')).toMatchObject({
      street: 'Rue de l’Exemple',
      buildingNumber: '3a',
    });
    expect(parse('Av. du Modèle, 7', '1003 Lausanne')).toMatchObject({ street: 'Av. du Modèle', buildingNumber: '7' });
    expect(parse('Haldenweg 12 b', '9500 Wil SG')).toMatchObject({ buildingNumber: '12b', city: 'Wil SG' });
    expect(parse('Musterplatz 3-5', '9000 Sankt Gallen')).toMatchObject({
      buildingNumber: '3-5',
      city: 'Sankt Gallen',
    });
    expect(parse('Strasse des 3. Beispiels 4', '6343 Rotkreuz')).toMatchObject({ street: 'Strasse des 3. Beispiels' });
    expect(parse('Musterweg 1', 'FL-9490 Vaduz', 'Liechtenstein')).toMatchObject({ country: 'LI' });
    expect(parse('Musterweg 1', '9490 Vaduz')).toMatchObject({ country: 'LI' });
  });
});

describe('an uncertain address is rejected', () => {
  test.each([
    [['Beispielstrasse 12']],
    [['8001 Zürich']],
    [['Beispielstrasse', '8001 Zürich']],
    [['c/o Beispiel AG', 'Beispielstrasse 12', '8001 Zürich']],
    [['Postfach 12', '8001 Zürich']],
    [['Case postale 12', '1204 Genève']],
    [['P.O. Box 12', '8001 Zürich']],
    [['Beispielstrasse 12', 'Postfach', '8001 Zürich']],
    [['Muster Versicherung AG', 'Niederlassung Zürich', 'Beispielstrasse 12', '8001 Zürich']],
    [['Muster Versicherung AG', 'Muster Leben AG', 'Beispielstrasse 12', '8001 Zürich']],
    [['Andere AG', 'Beispielstrasse 12', '8001 Zürich']],
    [['Abteilung 3', '8001 Zürich']],
    [['Kostenstelle 4711', '8001 Zürich']],
    [['Beispielgasse 5', '1010 Wien']],
    [['Beispielgasse 5', '1010 Wien', 'Österreich']],
    [['Beispielstrasse 12', '80331 München']],
    [['Beispielstrasse 12', '8001 Zürich', 'Deutschland']],
    [['Beispielstrasse 12', '8001 Zürich', 'constructor']],
    [['Beispielstrasse 12', '8001 Zürich', 'Liechtenstein']],
    [['Beispielstrasse 12', 'LI-8001 Zürich']],
    [['Beispielstrasse 12', '8001 Basel']],
    [['Beispielstrasse 12', '8001']],
    [['12, rue de l’Exemple', '1204 Genève']],
    [['Muster 54', '8001 Zürich']],
    [['????? 12', '8001 Zürich']],
  ])('%j', (lines) => expect(parse(...lines)).toBeNull());

  test('nothing is invented: every part is in the text, within the limits of the QR-bill', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        'Muster Versicherung AG',
        'Postfach',
        'Schweiz',
        'Österreich',
        '8001 Zürich',
        '9490 Vaduz',
        '3000 Bern',
      ),
      fc
        .tuple(fc.constantFrom('Musterweg', 'Rue du Modèle', 'Postfach', ''), fc.nat(20_000))
        .map((parts) => parts.join(' ')),
      fc
        .tuple(fc.integer({ min: 900, max: 10_000 }), fc.constantFrom('Zürich', 'Bern', 'Wien', ''))
        .map((parts) => parts.join(' ')),
    );
    let read = 0;
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const text = lines.join('\n');
        const address = parseBillingAddress(text, buyer);
        if (!address) return;
        read += 1;
        const { country, buildingNumber, ...parts } = address;
        for (const part of Object.values(parts)) expect(text.replace(/\s+/g, ' ')).toContain(part);
        expect(text.replace(/\s/g, '')).toContain(buildingNumber);
        expect(text).not.toMatch(/Postfach|Österreich|Wien/);
        expect(['CH', 'LI']).toContain(country);
        expect(address.street.length).toBeLessThanOrEqual(70);
        expect(buildingNumber.length).toBeLessThanOrEqual(16);
        expect(address.city.length).toBeLessThanOrEqual(35);
      }),
      { numRuns: 20_000 },
    );
    expect(read).toBeGreaterThan(0);
  });
});
