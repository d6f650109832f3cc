import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { sampleInvoice } from '#tests/made-up/sample-document.ts';
import { sampleSeller } from '#tests/made-up/sample-seller.ts';
import { readBillingInformation } from '#tests/read-billing-information.ts';
import type { InvoicedOrder } from '../compose-document.server.ts';
import type { InvoiceTerms } from '../terms/sale-terms.server.ts';
import { billingInformation } from './billing-information.ts';

const seller = { ...sampleSeller, vatNumber: 'CHE-123.456.788 MWST' };
const information = (order: Partial<InvoicedOrder>, terms: Partial<InvoiceTerms> = {}, maximum = 117) =>
  billingInformation(sampleInvoice(order, terms), maximum);

test.each<[string, InvoiceTerms['vat'], string | undefined]>([
  ['two rates', { report: 2.6, presentation: 8.1 }, '2.6:1262.18;8.1:462.53'],
  ['one rate', { report: 8.1, presentation: 8.1 }, '8.1:1660.49'],
  ['an exempt line', { report: null, presentation: 8.1 }, '0:1295.00;8.1:462.53'],
  ['lines without VAT beside lines at 0 %', { report: null, presentation: 0 }, '0:1795.00'],
  ['none', { report: null, presentation: null }, undefined],
])('VAT with net amounts: %s', (_, vat, expected) => {
  const hasVat = vat.report !== null || vat.presentation !== null;
  const read = readBillingInformation(information({ buyerReference: 'PO-4711' }, hasVat ? { vat, seller } : { vat }));
  expect(read).toEqual({
    10: 'VM-2026-000123',
    11: '260603',
    20: 'PO-4711',
    ...(hasVat && { 30: '123456788', 32: expected }),
    40: '0:30',
  });
});

test('slash and backslash in the buyer’s reference are escaped', () => {
  const reference = String.raw`A/4711\B`;
  const written = information({ buyerReference: reference });
  expect(written).toContain(String.raw`/20/A\/4711\\B/`);
  expect(readBillingInformation(written)['20']).toBe(reference);
});

test('any reference is read back unchanged, or omitted as a whole; the limit holds', () => {
  const vat = { report: 2.6, presentation: 8.1 };
  const characters = fc.constantFrom('/', '\\', '1', '0', 'a', '-', ':', ';', ' ');
  forAll(fc.string({ unit: characters, minLength: 1, maxLength: 50 }), (reference) => {
    const written = information({ buyerReference: reference }, { vat, seller });
    const plain = reference.replace(/ +/g, ' ').trim();
    expect(written.length).toBeLessThanOrEqual(117);
    expect([plain, '']).toContain(readBillingInformation(written)['20'] ?? '');
  });
});

test('a reference that grows when its signs are replaced is not shortened', () => {
  const reference = `${'æ'.repeat(49)}1`;
  expect(readBillingInformation(information({ buyerReference: reference }, {}, 140))).not.toHaveProperty('20');
  const short = `${'æ'.repeat(29)}1`;
  expect(readBillingInformation(information({ buyerReference: short }, {}, 140))['20']).toBe(`${'ae'.repeat(29)}1`);
});

test('a reference that does not fit is omitted', () => {
  const reference = '/'.repeat(40);
  expect(readBillingInformation(information({ buyerReference: reference }))).not.toHaveProperty('20');
  expect(readBillingInformation(information({ buyerReference: reference }, {}, 140))['20']).toBe(reference);
});

test.each([
  ['another syntax', '//S2/10/1'],
  ['an unknown tag', '//S1/12/1'],
  ['tags out of order', '//S1/11/260603/10/1'],
  ['a day that can’t be', '//S1/10/1/11/261303'],
  ['an open escape', '//S1/10/A\\B'],
  ['a tag without value', '//S1/10'],
])('the reader of these tests refuses %s', (_, text) => expect(() => readBillingInformation(text)).toThrow());
