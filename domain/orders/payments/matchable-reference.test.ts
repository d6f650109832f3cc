import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { qrReference, scorReference } from '../invoices/payment/payment-reference.ts';
import { matchableReference } from './matchable-reference.ts';

const number = fc.integer({ min: 1, max: 999_999 }).map((count) => `VM-2026-${String(count).padStart(6, '0')}`);
const plain = { amountRappen: 69_500, currency: 'CHF', isReversal: false, batchSize: null };

describe('a payment is matched automatically', () => {
  test('with the reference of any invoice, and with no other that differs in one digit', () => {
    const change = fc.record({ index: fc.nat({ max: 26 }), digit: fc.constantFrom(...'0123456789') });
    forAll(number, fc.constantFrom(scorReference, qrReference), change, (invoice, write, { index, digit }) => {
      const paymentReference = write(invoice);
      expect(matchableReference({ ...plain, paymentReference })).toBe(paymentReference);
      const wrong = paymentReference.slice(0, index) + digit + paymentReference.slice(index + 1);
      const isChanged = wrong !== paymentReference && /\d/.test(paymentReference[index] ?? '');
      if (isChanged) expect(matchableReference({ ...plain, paymentReference: wrong })).toBeNull();
    });
  });

  test.each([
    ['money that went out', { amountRappen: -69_500 }],
    ['nothing', { amountRappen: 0 }],
    ['another currency', { currency: 'EUR' }],
    ['a reversal', { isReversal: true }],
    ['a sum of several', { batchSize: 3 }],
    ['no reference', { paymentReference: '' }],
    ['two references', { paymentReference: `${scorReference('VM-2026-000001')} ${scorReference('VM-2026-000002')}` }],
    ['half a number', { paymentReference: '936' }],
  ])('but not %s', (_name, change) => {
    const paymentReference = scorReference('VM-2026-000001');
    expect(matchableReference({ ...plain, paymentReference, ...change })).toBeNull();
  });
});
