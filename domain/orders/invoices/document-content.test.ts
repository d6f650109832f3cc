import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleInvoice } from '#tests/made-up/sample-document.ts';
import { companySizes } from '../study-orders/study-order-choices.ts';
import { studyOrderPrice } from '../study-orders/study-order-price.ts';
import { creditNoteContent } from './compose-document.server.ts';
import { vatByRate } from './document-content.ts';
import { documentLetter } from './document-letter.server.ts';

const accounts = [null, 'CH5800791123000889012', 'CH4431999123000889012'];
const choice = fc.record({ companySize: fc.constantFrom(...companySizes), wantsPresentation: fc.boolean() });
const rate = fc.option(fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100));
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test('the total is the price of the choice with any account and VAT setting, and a credit note reverses it', () => {
  fc.assert(
    fc.property(
      fc.tuple(choice, rate, rate, fc.constantFrom(...accounts), text, text),
      ([chosen, report, presentation, iban, organization, billingAddress]) => {
        const { price, presentationPrice, total } = studyOrderPrice(chosen, {
          small: 695,
          large: 1295,
          presentation: 500,
        });
        const ordered = { ...chosen, price, presentationPrice, organization, billingAddress };
        const invoice = sampleInvoice(ordered, { iban, vat: { report, presentation } });
        expect(invoice.totalRappen).toBe(total * 100);
        expect(invoice.lines.map((line) => line.rappen)).toEqual(
          chosen.wantsPresentation ? [price * 100, presentationPrice * 100] : [price * 100],
        );
        const rates = new Set([report, ...(chosen.wantsPresentation ? [presentation] : [])]);
        rates.delete(null);
        const vat = vatByRate(invoice);
        expect(vat.map(({ ratePercent }) => ratePercent)).toEqual([...rates].sort((a, b) => Number(a) - Number(b)));
        expect(sum(vat.map(({ rappen }) => rappen))).toBeLessThan(invoice.totalRappen);

        const letter = documentLetter(invoice);
        expect(letter.payment?.rappen).toBe(iban === null ? undefined : total * 100);
        for (const party of [letter.payment?.creditor, letter.payment?.debtor]) {
          if (!party) continue;
          expect(party.name.length).toBeGreaterThan(0);
          expect(party.name.length).toBeLessThanOrEqual(70);
        }
        expect(letter.facts).toContainEqual({ label: 'Zahlbar bis', value: '3. Juli 2026' });

        const creditNote = creditNoteContent(invoice, { number: 'VM-2026-000124', issuedAt: new Date() });
        expect(invoice.totalRappen + creditNote.totalRappen).toBe(0);
        expect(sum([...vat, ...vatByRate(creditNote)].map(({ rappen }) => rappen))).toBe(0);
        expect(documentLetter(creditNote).payment).toBeNull();
      },
    ),
    { numRuns: 500 },
  );
});

test('VAT is included in each price and rounded for each: 17.61 of 695 at 2.6 %, 37.47 of 500 at 8.1 %', () => {
  const order = { companySize: 'small', price: 695 } as const;
  const invoice = sampleInvoice(order, { vat: { report: 2.6, presentation: 8.1 } });
  expect(vatByRate(invoice)).toEqual([
    { ratePercent: 2.6, onRappen: 69_500, rappen: 1_761 },
    { ratePercent: 8.1, onRappen: 50_000, rappen: 3_747 },
  ]);
  expect(documentLetter(invoice).vat.map(({ label }) => label)).toEqual([
    'Darin enthaltene Mehrwertsteuer, 2.6% auf CHF 695.00',
    'Darin enthaltene Mehrwertsteuer, 8.1% auf CHF 500.00',
  ]);
  expect(documentLetter(sampleInvoice(order, { vat: { report: 8.1, presentation: 8.1 } })).vat).toEqual([
    { label: 'Darin enthaltene Mehrwertsteuer, 8.1%', rappen: 5_208 + 3_747 },
  ]);
  expect(documentLetter(sampleInvoice(order, { vat: { report: null, presentation: 8.1 } })).vat).toEqual([
    { label: 'Darin enthaltene Mehrwertsteuer, 8.1% auf CHF 500.00', rappen: 3_747 },
  ]);
});

test('unknown facts of an edition are omitted', () => {
  const edition = { year: 2031, title: 'Versicherungsmonitor 2031', editionNumber: null, pages: null };
  expect(sampleInvoice({}, {}, edition).lines[0]?.details).toBe(
    'PDF. Preis für Unternehmen: mehr als 500 Mitarbeitende',
  );
});
