import { describe, expect, test } from 'vitest';
import { madeUpBankFile, sampleIban } from '#tests/made-up/made-up-bank-file.ts';
import { scorReference } from '../../invoices/payment/payment-reference.ts';
import { type BankFile, readBankFile } from './read-bank-file.ts';

const messages = ['camt.053.001.04', 'camt.053.001.08', 'camt.054.001.04', 'camt.054.001.08'] as const;
const reference = scorReference('VM-2026-000001');
const read = (file: Buffer): BankFile => readBankFile(file, sampleIban);
const amounts = (file: BankFile) => file.payments.map(({ amountRappen }) => amountRappen);

const batch = {
  amount: '2485.00',
  bankReference: 'BANK-7',
  parts: [
    { amount: '695.00', reference, bankReference: 'BANK-7-1', debtor: 'Müller & Söhne <Muster>' },
    { amount: '1295.00', reference: '936', bankReference: 'BANK-7-2' },
    { amount: '495', reference: '210000000003139471430009017', bankReference: 'BANK-7-3' },
  ],
};

describe('a bank’s file', () => {
  test.each(messages)('%s: a batch of three with details', (message) => {
    const file = read(madeUpBankFile({ message, statements: [[batch]] }));
    expect(file.message).toBe(message);
    expect(amounts(file)).toEqual([69_500, 129_500, 49_500]);
    expect(file.payments.map(({ paymentReference }) => paymentReference)).toEqual([
      reference,
      '936',
      '210000000003139471430009017',
    ]);
    expect(file.payments[0]).toMatchObject({
      bankReference: 'BANK-7-1',
      entryReference: 'BANK-7',
      entryRappen: 248_500,
      partyName: 'Müller & Söhne <Muster>',
      valueDate: '2026-11-20',
      currency: 'CHF',
      isReversal: false,
      batchSize: null,
      message: '',
    });
  });

  test('names with a prefix are the same names', () => {
    const plain = read(madeUpBankFile({ statements: [[batch]] }));
    expect(read(madeUpBankFile({ prefix: 'ns2:', statements: [[batch]] }))).toEqual(plain);
  });

  test('several statements, entries and details; identical ones are numbered', () => {
    const entry = { amount: '695.00', bankReference: 'TWICE', parts: [{ amount: '695.00', reference }] };
    const file = read(madeUpBankFile({ statements: [[entry, entry], [entry]] }));
    expect(file.payments.map(({ occurrence }) => occurrence)).toEqual([1, 2, 3]);
  });

  test('pending entries are skipped', () => {
    const file = read(madeUpBankFile({ statements: [[{ amount: '695.00', status: 'PDNG' }, { amount: '5.00' }]] }));
    expect(amounts(file)).toEqual([500]);
    expect(file.notBooked).toBe(1);
  });

  test('an amount of 0.00 is no payment, on its own or in a batch', () => {
    const parts = [{ amount: '695.00' }, { amount: '0.00' }];
    const entries = [{ amount: '0.00' }, { amount: '0', parts: null }, { amount: '695.00', parts }];
    const file = read(madeUpBankFile({ statements: [entries] }));
    expect(amounts(file)).toEqual([69_500]);
    expect(file.notBooked).toBe(0);
  });

  test('reversals and debits are negative or marked, and never count as payments', () => {
    const file = read(
      madeUpBankFile({
        statements: [
          [
            { amount: '695.00', direction: 'DBIT', isReversal: true, parts: [{ amount: '695.00', reference }] },
            { amount: '20.05', direction: 'DBIT' },
            { amount: '30.00', isReversal: true },
          ],
        ],
      }),
    );
    expect(file.payments.map(({ amountRappen, isReversal }) => [amountRappen, isReversal])).toEqual([
      [-69_500, true],
      [-2_005, false],
      [3_000, true],
    ]);
  });

  test('a batch without details is one sum that says how many it holds', () => {
    const file = read(madeUpBankFile({ statements: [[{ amount: '1390.00', parts: null, batchSize: 2 }]] }));
    expect(file.payments).toMatchObject([{ amountRappen: 139_000, batchSize: 2, paymentReference: '' }]);
  });

  test('batches of an entry are counted together, as far as the database counts', () => {
    const file = madeUpBankFile({ statements: [[{ amount: '1390.00', parts: null, batchSize: 999_999_999 }]] });
    const thrice = Buffer.from(file.toString().replace(/<NtryDtls>.*<\/NtryDtls>/, '$&$&$&'));
    expect(read(thrice).payments).toMatchObject([{ batchSize: 999_999_999 }]);
  });

  test('a single payment without amount and reference counts as the whole entry', () => {
    const parts = [{ amount: '', debtor: 'Muster AG', text: 'Studie' }];
    const entry = { amount: '695.00', bankReference: 'BANK-8' };
    const expected = { amountRappen: 69_500, batchSize: 1, partyName: 'Muster AG', message: 'Studie' };
    expect(read(madeUpBankFile({ statements: [[{ ...entry, parts }]] })).payments).toMatchObject([expected]);
    const withPart = (part: object) =>
      read(madeUpBankFile({ statements: [[{ ...entry, parts: [{ amount: '', ...part }] }]] })).payments;
    expect(withPart({ reference })).toMatchObject([{ batchSize: null, paymentReference: reference }]);
    expect(withPart({ amount: '695.00' })).toMatchObject([{ batchSize: null, paymentReference: '' }]);
  });

  test('a payment in another currency counts with the amount credited to the account', () => {
    const parts = [{ amount: '740.00', currency: 'EUR', reference }];
    expect(amounts(read(madeUpBankFile({ statements: [[{ amount: '695.00', parts }]] })))).toEqual([69_500]);
  });
});

const entities = '<!DOCTYPE Document [<!ENTITY a "695.00">]>\n';
const singlePayment = { statements: [[{ amount: '695.00' }]] };
const text = madeUpBankFile(singlePayment).toString();

const withElement = (element: string) => Buffer.from(text.replace('<Ntry>', `${element}<Ntry>`));
const manyAttributes = (prefix = '') =>
  Array.from({ length: 300_000 }, (_, index) => `${prefix}a${index}="u"`).join(' ');

describe('a file is refused as a whole', () => {
  test.each<[string, Buffer, RegExp]>([
    ['a document type', madeUpBankFile({ ...singlePayment, prolog: entities }), /DOCTYPE/],
    ['tags that do not match', Buffer.from(text.replace('</Ntry>', '</Entry>')), /not well-formed/],
    ['an element of many attributes', withElement(`<A ${manyAttributes()}/>`), /attributes/],
    ['an element of many namespaces', withElement(`<A ${manyAttributes('xmlns:')}/>`), /attributes/],
    ['half a file', Buffer.from(text.slice(0, -40)), /not well-formed/],
    ['an unknown entity', Buffer.from(text.replace('Muster AG', '&muster;')), /not well-formed/],
    ['bytes that are no UTF-8', Buffer.concat([Buffer.from(text), Buffer.from([0xff])]), /not well-formed/],
    ['another encoding', Buffer.from(text.replace('UTF-8', 'ISO-8859-1')), /UTF-8/],
    ['no XML', Buffer.from('Datum;Betrag\n'), /not well-formed/],
    ['another account', madeUpBankFile({ ...singlePayment, iban: 'CH9300762011623852957' }), /another account/],
    ['three decimals', madeUpBankFile({ statements: [[{ amount: '695.000' }]] }), /two decimals/],
    ['three decimals of a part', partOf('695.001'), /two decimals/],
    ['an exponent', madeUpBankFile({ statements: [[{ amount: '6.95e2' }]] }), /decimal number/],
    ['a minus', madeUpBankFile({ statements: [[{ amount: '-695.00' }]] }), /decimal number/],
    ['parts that do not add up', partOf('694.99'), /add up/],
    ['another message', Buffer.from(text.replaceAll('camt.054.001.08', 'camt.052.001.08')), /neither a camt.053/],
    ['another version', Buffer.from(text.replaceAll('camt.054.001.08', 'camt.054.001.02')), /neither a camt.053/],
    ['another content', Buffer.from(text.replaceAll('054.001', '053.001')), /not what its message type says/],
    ['no statement', madeUpBankFile({ statements: [] }), /not well-formed|no statement/],
    ['no day', madeUpBankFile({ statements: [[{ amount: '1.00', day: '2026-02-30' }]] }), /valid date/],
    ['a year that never was', madeUpBankFile({ statements: [[{ amount: '1.00', day: '0000-01-01' }]] }), /valid date/],
    ['a deep nest', Buffer.from(text.replace('<NtryRef>', '<x>'.repeat(50))), /nested deeper/],
  ])('%s', (_name, file, reason) => expect(() => read(file)).toThrow(reason));

  function partOf(amount: string): Buffer {
    return madeUpBankFile({ statements: [[{ amount: '695.00', parts: [{ amount }] }]] });
  }
});
