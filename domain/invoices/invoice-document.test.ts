import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleSeller } from '#tests/sample-seller.ts';
import { companySizes } from '../study-orders/study-order-choices.ts';
import { studyOrderPrice } from '../study-orders/study-order-price.ts';
import { invoiceDocument } from './invoice-document.server.ts';

const edition = { title: 'Versicherungsmonitor 2024', editionNumber: 4, pages: 82 };
const accounts = [null, 'CH5800791123000889012', 'CH4431999123000889012'];

test('the total is what the choice costs, whatever account and VAT are set', () => {
  const choice = fc.record({ companySize: fc.constantFrom(...companySizes), wantsPresentation: fc.boolean() });
  const vat = fc.option(fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100));
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(choice, vat, fc.constantFrom(...accounts), text, text, (chosen, rate, iban, organization, address) => {
      const { price, presentationPrice, total } = studyOrderPrice(chosen);
      const invoice = invoiceDocument(
        {
          ...chosen,
          price,
          presentationPrice,
          organization,
          orderNumber: 'VM-2026-000123',
          createdAt: new Date('2026-06-03T10:00:00Z'),
          firstName: 'Anna',
          lastName: 'Muster',
          email: 'anna@example.org',
          billingAddress: address,
        },
        { seller: sampleSeller, edition, iban, vat: rate },
      );
      expect(invoice.totalRappen).toBe(total * 100);
      expect(invoice.lines.map((line) => line.rappen)).toEqual(
        chosen.wantsPresentation ? [price * 100, presentationPrice * 100] : [price * 100],
      );
      expect(invoice.vat === null).toBe(rate === null);
      expect(invoice.vat?.rappen ?? 0).toBeLessThan(invoice.totalRappen);
      expect(invoice.payment?.rappen).toBe(iban === null ? undefined : total * 100);
      for (const party of [invoice.payment?.creditor, invoice.payment?.debtor]) {
        if (!party) continue;
        expect(party.name.length).toBeGreaterThan(0);
        expect(party.name.length).toBeLessThanOrEqual(70);
      }
      expect(invoice.facts).toContainEqual({ label: 'Zahlbar bis', value: '3. Juli 2026' });
    }),
    { numRuns: 500 },
  );
});
