import { expect, test } from 'vitest';
import { sampleInvoice } from '#tests/made-up/sample-document.ts';
import { sampleSender } from '#tests/made-up/sample-seller.ts';
import { creditNoteContent } from '../../invoices/compose-document.server.ts';
import { invoiceCorrectionText } from './invoice-correction-text.server.tsx';

const invoice = sampleInvoice();
const creditNote = creditNoteContent(invoice, { number: 'VM-2026-000124', issuedAt: new Date() });

const unpaid = 'Haben Sie die bisherige schon bezahlt, so ist nichts mehr zu tun.';
const partlyPaid = "Davon ist schon bezahlt: CHF 300.00. Zu bezahlen: CHF 1'495.00.";
const paid = 'Die neue Rechnung ist schon bezahlt; es ist nichts mehr zu tun.';

test.each([
  [0, unpaid],
  [30_000, partlyPaid],
  [179_500, paid],
])('the mail of a corrected invoice of which %i rappen are paid says what is left to do', async (paidRappen, said) => {
  const { text } = await invoiceCorrectionText({ ...invoice, paidRappen }, creditNote, sampleSender);
  const flat = text.replace(/\s+/g, ' ');
  expect([unpaid, partlyPaid, paid].filter((sentence) => flat.includes(sentence))).toEqual([said]);
  expect(flat.includes('schon bezahlt:')).toBe(said === partlyPaid);
});
