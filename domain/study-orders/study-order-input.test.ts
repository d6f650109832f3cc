import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleStudyOrder } from './sample-study-order.ts';
import { businessAreas, companySizes, partnerInterests } from './study-order-choices.ts';
import { studyOrderInput } from './study-order-input.ts';
import { studyOrderPrice } from './study-order-price.ts';

const order = { ...sampleStudyOrder, companySize: 'large' };

const errors = (input: unknown) =>
  studyOrderInput.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('study order', () => {
  test('a good one, with and without its figures', () => {
    expect(studyOrderInput.parse(order)).toEqual(order);
    const withFigures = { ...order, price: 1295, presentationPrice: 500 };
    expect(studyOrderInput.parse(withFigures)).toEqual(withFigures);
  });

  test('an empty one answers with every sentence of the form', () => {
    const expected = [
      ['firstName', 'Vorname ist erforderlich'],
      ['lastName', 'Nachname ist erforderlich'],
      ['email', 'Ungültige E-Mail-Adresse'],
      ['organization', 'Unternehmen ist erforderlich'],
      ['billingAddress', 'Rechnungsadresse ist erforderlich'],
      ['businessArea', 'Bitte wählen Sie Ihren Unternehmensbereich aus'],
      ['companySize', 'Bitte wählen Sie Ihre Unternehmensgröße aus'],
      ['partnerInterest', 'Bitte wählen Sie eine Option aus'],
    ];
    expect(errors({})).toEqual(expected);
    expect(errors(Object.fromEntries(expected.map(([field]) => [field, ''])))).toEqual(expected);
  });

  test('unknown fields are dropped', () => {
    const input = JSON.parse(
      JSON.stringify({ ...order, status: 'paid', id: '1' }).replace('{', '{"__proto__":{"a":1},'),
    );
    expect(studyOrderInput.parse(input)).toEqual(order);
  });

  test('tampered figures are refused', () => {
    expect(errors({ ...order, price: 695 })).toEqual([['price', 'Der Preis passt nicht zur Auswahl']]);
    expect(errors({ ...order, wantsPresentation: false, presentationPrice: 500 })).toEqual([
      ['presentationPrice', 'Der Preis passt nicht zur Auswahl'],
    ]);
    for (const price of ['1295', 1295.5, -1295, Number.NaN, null]) expect(errors({ ...order, price })).toHaveLength(1);
  });

  test('whatever is accepted costs what fits the choice', () => {
    const anything = fc.record(
      {
        companySize: fc.constantFrom(...companySizes, 'huge', '', null),
        businessArea: fc.constantFrom(...businessAreas, 'x'),
        partnerInterest: fc.constantFrom(...partnerInterests, 'x'),
        wantsPresentation: fc.constantFrom(true, false, 'true', 1, null),
        price: fc.oneof(fc.constantFrom(695, 1295, 0, 1, '695'), fc.integer(), fc.double()),
        presentationPrice: fc.oneof(fc.constantFrom(500, 0, '500'), fc.integer()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anything, (fields) => {
        const result = studyOrderInput.safeParse({ ...order, ...fields });
        if (!result.success) return;
        const { price, presentationPrice, total } = studyOrderPrice(result.data);
        expect(price).toBe(result.data.companySize === 'small' ? 695 : 1295);
        expect(presentationPrice).toBe(result.data.wantsPresentation ? 500 : 0);
        expect(total).toBe(price + presentationPrice);
        expect(result.data.price ?? price).toBe(price);
        expect(result.data.presentationPrice ?? presentationPrice).toBe(presentationPrice);
      }),
      { numRuns: 3000 },
    );
  });

  test('there are four totals', () => {
    const totals = companySizes.flatMap((companySize) =>
      [false, true].map((wantsPresentation) => studyOrderPrice({ companySize, wantsPresentation }).total),
    );
    expect(totals.sort((a, b) => a - b)).toEqual([695, 1195, 1295, 1795]);
  });
});
