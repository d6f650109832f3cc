import { describe, expect, test } from 'vitest';
import { sampleStudyOrder } from './sample-study-order.ts';
import { studyOrderInput } from './study-order-input.ts';

const order = { ...sampleStudyOrder, companySize: 'large' };

const errors = (input: unknown) =>
  studyOrderInput.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('study order', () => {
  test('accepts a complete order, with and without prices', () => {
    expect(studyOrderInput.parse(order)).toEqual(order);
    const withFigures = { ...order, price: 1295, presentationPrice: 500 };
    expect(studyOrderInput.parse(withFigures)).toEqual(withFigures);
  });

  test('an empty order has the error message of every field', () => {
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

  test('figures are whole numbers', () => {
    for (const price of ['1295', 1295.5, Number.NaN, null]) expect(errors({ ...order, price })).toHaveLength(1);
  });
});
