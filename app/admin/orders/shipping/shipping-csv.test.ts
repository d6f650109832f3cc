import { expect, test } from 'vitest';
import type { PrintOrder } from '#domain/orders/print-orders/print-order-answer.ts';
import { shippingCsv } from './shipping-csv.ts';

test('each order has a line, and formulas are escaped', () => {
  const order = {
    id: '11111111-1111-4111-8111-1111aabbccdd',
    organization: null,
    firstName: 'Anna',
    lastName: '=Muster',
    street: 'Musterweg 1',
    zipCode: '9999',
    city: 'Musterstadt',
    quantity: 3,
    language: 'it',
  } as PrintOrder;
  expect(shippingCsv([order]).replace('\ufeff', '').split('\r\n').filter(Boolean)).toEqual([
    'Firma;Vorname;Name;Strasse;PLZ;Ort;Referenz;Exemplare;Sprache',
    ";Anna;'=Muster;Musterweg 1;9999;Musterstadt;aabbccdd;3;Italienisch",
  ]);
});
