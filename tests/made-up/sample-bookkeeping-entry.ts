import type { BookkeepingEntry } from '#domain/orders/order-facts/bookkeeping-answer.ts';

/** The entry of an invoice, or of what a test changes it into. */
export const sampleEntry = (changes: Partial<BookkeepingEntry>): BookkeepingEntry => ({
  day: '2026-03-01',
  kind: 'invoice',
  studyOrderId: '11111111-1111-4111-8111-111111111111',
  orderNumber: 'VM-2026-000123',
  organization: 'Muster AG',
  documentNumber: 'VM-2026-000123',
  amountRappen: 119_500,
  vat: [],
  reference: null,
  recordedBy: null,
  isFromBank: false,
  note: null,
  ...changes,
});
