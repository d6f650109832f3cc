import { describe, expect, test } from 'vitest';
import { listFacts } from '#domain/orders/order-facts/order-fact-queries.server.ts';
import { undoFact } from '#domain/orders/order-facts/record-fact.server.ts';
import { postFile } from '#tests/every-test-call.ts';
import { madeUpBankFile, sampleIban } from '#tests/made-up/made-up-bank-file.ts';
import { orderWithInvoice } from '#tests/made-up/order-with-invoice.ts';
import { placeOrder } from '#tests/place-order.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, call } = await testOffice({ INVOICE_IBAN: sampleIban });

type File = Parameters<typeof madeUpBankFile>[0];

const importFile = (file: File | Buffer, name = 'muster.xml') =>
  postFile(call, '/bank-imports', 'file', Buffer.isBuffer(file) ? file : madeUpBankFile(file), name);

const countsOf = ({ json }: { json: Record<string, number> }) =>
  ['assigned', 'waiting', 'known', 'notBooked'].map((name) => json[`${name}Count`]);
const list = async (state: string) => (await call('GET', `/bank-transactions?state=${state}`)).list;
const order = (francs = 695, organization?: string) =>
  orderWithInvoice(server.services.db, { francs, ...(organization && { organization }) });
const orderNow = async (orderNumber: string) => (await call('GET', `/study-orders?search=${orderNumber}`)).json[0];
const decide = (id: string, decision: string, body?: object) =>
  call('POST', `/bank-transactions/${id}/${decision}`, body);

let bankReference = 0;
const nextReference = () => `MUSTERBANK-${++bankReference}`;

/** One payment, as a bank reports it. */
const paymentOf = (amount: string, reference = '', overrides: object = {}) => {
  const bankReference = nextReference();
  return { amount, bankReference, parts: [{ amount, reference, bankReference }], ...overrides };
};

/** Imports a file with a payment that waits for a decision, and returns it. */
async function importWaitingPayment(entry: ReturnType<typeof paymentOf>) {
  expect(countsOf(await importFile({ statements: [[entry]] }))).toEqual([0, 1, 0, 0]);
  const waiting = await list('waiting');
  return waiting.find((payment) => payment.bankReference === entry.bankReference);
}

describe('a file of the bank', () => {
  test.each(['camt.053.001.04', 'camt.053.001.08', 'camt.054.001.04', 'camt.054.001.08'] as const)(
    '%s: a batch of three pays three orders, and adds nothing when it comes again',
    async (message) => {
      const orders = [await order(), await order(1295), await order(1195)];
      const reference = nextReference();
      const parts = orders.map((order, index) => ({
        amount: order.amount,
        reference: order.reference,
        bankReference: `${reference}-${index}`,
      }));
      const statements = [[{ amount: '3185.00', bankReference: reference, parts }]];
      const first = await importFile({ message, statements });
      expect(first.status).toBe(201);
      expect(first.json).toMatchObject({ fileName: 'muster.xml', message });
      expect(countsOf(first)).toEqual([3, 0, 0, 0]);
      expect(countsOf(await importFile({ message, statements, prefix: 'camt:' }))).toEqual([0, 0, 3, 0]);
      for (const { orderNumber } of orders) expect(await orderNow(orderNumber)).toMatchObject({ status: 'paid' });
      const assigned = (await list('assigned')).filter((payment) =>
        orders.some(({ orderNumber }) =>
          payment.parts.some((part: { orderNumber: string }) => part.orderNumber === orderNumber),
        ),
      );
      expect(assigned).toHaveLength(3);
      expect(assigned[0].parts[0].recordedBy).toBe('bank file');
    },
  );

  test('an overlapping file adds new payments only, and two entries with one bank reference are two payments', async () => {
    const [one, other] = [await order(), await order()];
    const bankReference = nextReference();
    const entry = ({ reference }: { reference: string }) => ({
      amount: '695.00',
      bankReference,
      parts: [{ amount: '695.00', reference }],
    });
    expect(countsOf(await importFile({ statements: [[entry(one)]] }))).toEqual([1, 0, 0, 0]);
    const both = { statements: [[entry(one)], [entry(other)]] };
    expect(countsOf(await importFile(both))).toEqual([1, 0, 1, 0]);
    // The same once more in one file is another payment; it doesn't pay twice.
    const thrice = { statements: [[entry(one), entry(one), entry(other)]] };
    expect(countsOf(await importFile(thrice))).toEqual([0, 1, 2, 0]);
    expect(countsOf(await importFile(thrice))).toEqual([0, 0, 3, 0]);
  });

  test('a file imported twice concurrently is stored once', async () => {
    const { reference } = await order();
    const statements = [[paymentOf('695.00', reference), paymentOf('12.00')]];
    const answers = await Promise.all([importFile({ statements }), importFile({ statements })]);
    expect(answers.map(countsOf).sort()).toEqual([
      [0, 0, 2, 0],
      [1, 1, 0, 0],
    ]);
  });

  test('a total is replaced by its payments, whichever is imported first', async () => {
    const [one, other] = [await order(), await order()];
    const entry = (reference: string) => ({ amount: '1390.00', bankReference: reference });
    const whole = (reference: string) => ({ ...entry(reference), parts: null, batchSize: 2 });
    const inParts = (reference: string) => ({
      ...entry(reference),
      parts: [one, other].map((order, index) => ({
        amount: '695.00',
        reference: order.reference,
        bankReference: `${reference}-${index}`,
      })),
    });
    const [first, second] = [nextReference(), nextReference()];
    expect(countsOf(await importFile({ statements: [[whole(first)]] }))).toEqual([0, 1, 0, 0]);
    expect(countsOf(await importFile({ statements: [[inParts(first)]] }))).toEqual([2, 0, 0, 0]);
    expect((await list('waiting')).map((payment) => payment.bankReference)).not.toContain(first);
    expect(countsOf(await importFile({ statements: [[inParts(second)]] }))).toEqual([0, 2, 0, 0]);
    expect(countsOf(await importFile({ statements: [[whole(second)]] }))).toEqual([0, 0, 1, 0]);
    // Payments of a total that was split already are not imported again.
    const third = nextReference();
    const late = [await order(), await order()];
    const sum = await importWaitingPayment({ ...whole(third), parts: null } as never);
    const parts = late.map(({ orderNumber }) => ({ orderNumber, amountRappen: 69_500 }));
    expect((await decide(sum.id, 'assign', { parts })).status).toBe(200);
    expect(countsOf(await importFile({ statements: [[inParts(third)]] }))).toEqual([0, 0, 2, 0]);
  });

  describe('a payment whose reference only the notification contains', () => {
    const entryOf = (bankReference: string, part: object) => ({
      amount: '695.00',
      bankReference,
      parts: [{ amount: '', ...part }],
    });
    const statement = (...entries: ReturnType<typeof entryOf>[]): File => ({
      message: 'camt.053.001.08',
      statements: [entries],
    });
    const notification = (...entries: ReturnType<typeof entryOf>[]): File => ({ statements: [entries] });
    const plain = (bankReference: string) => entryOf(bankReference, { debtor: 'Muster AG' });
    const detailed = (bankReference: string, { reference }: { reference: string }) =>
      entryOf(bankReference, { amount: '695.00', reference });
    const waitingOf = async (name: string) =>
      (await list('waiting')).filter((payment) => payment.bankReference === name);

    test.each(['statement', 'notification'])('is stored once: the %s first', async (first) => {
      const [paid, name] = [await order(), nextReference()];
      // Another open order of that amount: it is not proposed.
      await order();
      const files = { statement: statement(plain(name)), notification: notification(detailed(name, paid)) };
      if (first === 'statement') {
        expect(countsOf(await importFile(files.statement))).toEqual([0, 1, 0, 0]);
        expect(await waitingOf(name)).toMatchObject([{ partyName: 'Muster AG', proposal: { action: 'decide' } }]);
        expect(countsOf(await importFile(files.notification))).toEqual([1, 0, 0, 0]);
      } else {
        expect(countsOf(await importFile(files.notification))).toEqual([1, 0, 0, 0]);
        expect(countsOf(await importFile(files.statement))).toEqual([0, 0, 1, 0]);
      }
      for (const file of [files.statement, files.notification, files.statement]) {
        expect(countsOf(await importFile(file))).toEqual([0, 0, 1, 0]);
      }
      expect(await waitingOf(name)).toEqual([]);
      expect(await orderNow(paid.orderNumber)).toMatchObject({ status: 'paid' });
    });

    test('is proposed for its payer’s order if exactly this amount is open', async () => {
      const [organization, name] = ['Muster Zahlerin AG', nextReference()];
      const { orderNumber } = await order(695, organization);
      await importFile(statement(entryOf(name, { debtor: organization })));
      const [waiting] = await waitingOf(name);
      expect(waiting.proposal).toMatchObject({ action: 'assign', parts: [{ orderNumber, amountRappen: 69_500 }] });
      await decide(waiting.id, 'ignore', { reason: 'Muster' });
    });

    test('two entries of one bank reference and amount are two, one by one in either file', async () => {
      const [one, other, name] = [await order(), await order(), nextReference()];
      expect(countsOf(await importFile(notification(detailed(name, one))))).toEqual([1, 0, 0, 0]);
      const both = statement(plain(name), plain(name));
      expect(countsOf(await importFile(both))).toEqual([0, 1, 1, 0]);
      expect(countsOf(await importFile(both))).toEqual([0, 0, 2, 0]);
      expect(await waitingOf(name)).toHaveLength(1);
      expect(countsOf(await importFile(notification(detailed(name, other))))).toEqual([1, 0, 0, 0]);
      expect(await waitingOf(name)).toEqual([]);

      const [third, fourth, second] = [await order(), await order(), nextReference()];
      const all = statement(plain(second), plain(second));
      expect(countsOf(await importFile(all))).toEqual([0, 2, 0, 0]);
      expect(countsOf(await importFile(notification(detailed(second, third))))).toEqual([1, 0, 0, 0]);
      expect(await waitingOf(second)).toHaveLength(1);
      expect(countsOf(await importFile(notification(detailed(second, third))))).toEqual([0, 0, 1, 0]);
      expect(await waitingOf(second)).toHaveLength(1);
      expect(countsOf(await importFile(notification(detailed(second, fourth))))).toEqual([1, 0, 0, 0]);
      expect(await waitingOf(second)).toEqual([]);
      expect(countsOf(await importFile(all))).toEqual([0, 0, 2, 0]);
      for (const { orderNumber } of [one, other, third, fourth]) {
        expect(await orderNow(orderNumber)).toMatchObject({ status: 'paid' });
      }
    });

    test('one that was assigned as a whole leaves the other waiting, and the notification adds none', async () => {
      const [one, other, name] = [await order(), await order(), nextReference()];
      expect(countsOf(await importFile(statement(plain(name), plain(name))))).toEqual([0, 2, 0, 0]);
      const [first] = await waitingOf(name);
      await decide(first.id, 'assign', { parts: [{ orderNumber: one.orderNumber, amountRappen: 69_500 }] });
      const both = notification(detailed(name, one), detailed(name, other));
      expect(countsOf(await importFile(both))).toEqual([0, 0, 2, 0]);
      expect(await waitingOf(name)).toHaveLength(1);
    });

    test('one whose reference no file contains keeps waiting', async () => {
      const name = nextReference();
      expect(countsOf(await importFile(statement(plain(name))))).toEqual([0, 1, 0, 0]);
      const file = notification(entryOf(name, { amount: '695.00' }));
      expect(countsOf(await importFile(file))).toEqual([0, 0, 1, 0]);
      expect(await waitingOf(name)).toHaveLength(1);
    });

    test('one whose reference the statement contains doesn’t replace another', async () => {
      const [one, name] = [await order(), nextReference()];
      expect(countsOf(await importFile(statement(plain(name))))).toEqual([0, 1, 0, 0]);
      const both = statement(plain(name), detailed(name, one));
      expect(countsOf(await importFile(both))).toEqual([1, 0, 1, 0]);
      expect(countsOf(await importFile(both))).toEqual([0, 0, 2, 0]);
      expect(await waitingOf(name)).toHaveLength(1);
    });
  });

  test('is refused as a whole with its reason, and nothing of it is stored', async () => {
    const { reference } = await order();
    const imports = (await call('GET', '/bank-imports')).json.length;
    const good = paymentOf('695.00', reference);
    const bad = { amount: '10.00', parts: [{ amount: '9.99' }] };
    const answer = await importFile({ statements: [[good, bad]] });
    expect(answer.status).toBe(400);
    expect(answer.json.detail).toBe('The parts of an entry do not add up to its amount.');
    expect(answer.json.errors).toEqual([{ path: 'file', message: answer.json.detail }]);
    expect((await importFile({ iban: 'CH9300762011623852957', statements: [[good]] })).status).toBe(400);
    const attributes = Array.from({ length: 200_000 }, (_, index) => `xmlns:a${index}="u"`).join(' ');
    const odd = madeUpBankFile({ statements: [[good]] })
      .toString()
      .replace('<Ntry>', `<A ${attributes}/><Ntry>`);
    const oddAnswer = await importFile(Buffer.from(odd));
    expect([oddAnswer.status, oddAnswer.json.detail]).toEqual([400, expect.stringContaining('more attributes')]);
    expect((await importFile(Buffer.alloc(10 * 1024 * 1024 + 1, ' '))).status).toBe(413);
    expect((await call('GET', '/bank-imports')).json).toHaveLength(imports);
    expect(countsOf(await importFile({ statements: [[good]] }))).toEqual([1, 0, 0, 0]);
  });

  test('a name of thousands of combining marks is cut, and the file’s name shows its real ending', async () => {
    const debtor = `Zoë${'\u0301\u0316'.repeat(300_000)}`;
    const parts = [{ amount: '10.00', debtor, bankReference: nextReference() }];
    const file = { statements: [[{ amount: '10.00', bankReference: nextReference(), parts }]] };
    const answer = await importFile(file, 'bank\u202elmx.exe.xml');
    expect(countsOf(answer)).toEqual([0, 1, 0, 0]);
    expect(answer.json.fileName).toBe('banklmx.exe.xml');
  });
});

describe('an unclear payment waits with a proposal', () => {
  const action = (payment: { proposal: { action: string } }) => payment.proposal.action;

  test('five rappen too little or too much', async () => {
    const [underpaid, overpaid] = [await order(), await order()];
    const underpayment = await importWaitingPayment(paymentOf('694.95', underpaid.reference));
    expect(underpayment.proposal).toMatchObject({
      action: 'assign',
      message: expect.stringMatching(/CHF 0.05 too little/),
    });
    const overpayment = await importWaitingPayment(paymentOf('695.05', overpaid.reference));
    expect(overpayment.proposal).toMatchObject({
      action: 'assign',
      message: expect.stringMatching(/CHF 0.05 too much/),
    });
    expect((await decide(overpayment.id, 'assign', { parts: overpayment.proposal.parts })).status).toBe(200);
    expect(await orderNow(overpaid.orderNumber)).toMatchObject({ status: 'paid' });
    expect(await orderNow(underpaid.orderNumber)).toMatchObject({ status: 'pending' });
  });

  test('whose text names the number of a corrected invoice, for its order', async () => {
    const { id, orderNumber } = await order();
    await call('POST', `/study-orders/${id}/correct`, { organization: 'Neue Muster AG' });
    const { documents } = (await call('GET', `/study-orders/${id}/history`)).json;
    const text = `Rechnung ${documents.at(-1).number}`;
    const entry = paymentOf('1795.00');
    const parts = entry.parts.map((part) => ({ ...part, text }));
    const payment = await importWaitingPayment({ ...entry, parts });
    expect(payment.proposal.message).toBe(`It is exactly what ${orderNumber} owes.`);
    expect((await decide(payment.id, 'assign', { parts: payment.proposal.parts })).status).toBe(200);
  });

  test('whose text goes on after the number or reference of a paid order, for its order', async () => {
    const { orderNumber, reference } = await order();
    await importFile({ statements: [[paymentOf('695.00', reference)]] });
    for (const text of [`Retour ${orderNumber} 2026`, `Retour ${reference} Muster AG`]) {
      const entry = paymentOf('695.00', '', { direction: 'DBIT' });
      const parts = entry.parts.map((part) => ({ ...part, text }));
      const { proposal } = await importWaitingPayment({ ...entry, parts });
      expect(proposal).toMatchObject({ action: 'refund', parts: [{ orderNumber, amountRappen: -69_500 }] });
    }
  });

  test('300 and 395 for 695: the first waits, and the second is exactly the amount still open', async () => {
    const { reference, orderNumber } = await order();
    const first = await importWaitingPayment(paymentOf('300.00', reference));
    await decide(first.id, 'assign', { parts: first.proposal.parts });
    expect(await orderNow(orderNumber)).toMatchObject({ status: 'pending' });
    expect(countsOf(await importFile({ statements: [[paymentOf('395.00', reference)]] }))).toEqual([1, 0, 0, 0]);
    expect(await orderNow(orderNumber)).toMatchObject({ status: 'paid' });
  });

  test('of an order in the trash it is assigned to no other one, and to this one once restored', async () => {
    const [deleted] = [await order(777), await order(777)];
    await call('DELETE', `/study-orders/${deleted.id}`);
    const { id, proposal } = await importWaitingPayment(paymentOf('777.00', deleted.reference));
    const { orderNumber } = deleted;
    const message = `It names ${orderNumber}, which is in the trash: restore that order first.`;
    expect(proposal).toEqual({ action: 'decide', parts: [], message });
    await call('POST', `/study-orders/${deleted.id}/restore`);
    const restored = (await list('waiting')).find((payment: { id: string }) => payment.id === id);
    expect(restored.proposal).toMatchObject({ action: 'assign', parts: [{ orderNumber, amountRappen: 77_700 }] });
  });

  test('a debit larger than any order’s paid amount is no refund', async () => {
    const { orderNumber, reference } = await order();
    const { id } = await importWaitingPayment(paymentOf('99999999.99', reference, { direction: 'DBIT' }));
    expect(await decide(id, 'refund', { orderNumber })).toMatchObject({ status: 409 });
    expect((await decide(id, 'ignore', { reason: 'Umbuchung' })).json).toMatchObject({ state: 'ignored' });
  });

  test('reversals are never credits: money paid back is recorded as a refund', async () => {
    const orders = [];
    for (let index = 0; index < 5; index++) orders.push(await order());
    await importFile({ statements: [orders.map(({ reference }) => paymentOf('695.00', reference))] });
    const reversals = orders.map(({ reference }) =>
      paymentOf('695.00', reference, { direction: 'DBIT', isReversal: true }),
    );
    expect(countsOf(await importFile({ statements: [reversals] }))).toEqual([0, 5, 0, 0]);
    const reversal = (await list('waiting')).find((payment) => payment.bankReference === reversals[0]?.bankReference);
    const [{ orderNumber } = { orderNumber: '' }] = orders;
    expect(reversal.proposal).toMatchObject({ action: 'refund', parts: [{ orderNumber, amountRappen: -69_500 }] });
    const assigned = await decide(reversal.id, 'assign', { parts: [{ orderNumber, amountRappen: 69_500 }] });
    expect(assigned.status).toBe(409);
    expect((await decide(reversal.id, 'refund', { orderNumber })).json).toMatchObject({ state: 'assigned' });
    const { id, status } = await orderNow(orderNumber);
    expect(status).not.toBe('paid');

    // Without its payment, the refund would make more open than the invoice.
    const undo = async (kind: string) => {
      const { facts } = (await call('GET', `/study-orders/${id}/history`)).json;
      const fact = facts.find((orderFact: { kind: string }) => orderFact.kind === kind);
      return call('POST', `/study-orders/${id}/facts/${fact.id}/undo`);
    };
    const refused = await undo('payment');
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('undo the refund first')]);
    expect([(await undo('refund')).status, (await undo('payment')).status]).toEqual([200, 200]);
  });

  test('a refund of a cancelled order names its credit note in bookkeeping', async () => {
    const { id, orderNumber, reference } = await order();
    await importFile({ statements: [[paymentOf('695.00', reference)]] });
    expect((await call('POST', `/study-orders/${id}/cancel`, {})).status).toBe(200);
    const back = await importWaitingPayment(paymentOf('695.00', reference, { direction: 'DBIT' }));
    expect((await decide(back.id, 'refund', { orderNumber })).status).toBe(200);
    const entries = (await call('GET', '/bookkeeping-entries')).list.filter(
      (entry) => entry.orderNumber === orderNumber,
    );
    const numberOf = (kind: string) => entries.find((entry) => entry.kind === kind)?.documentNumber;
    expect(numberOf('refund')).toBe(numberOf('credit-note'));
    expect(numberOf('refund')).toBeTruthy();
  });

  test('a refund of an unpaid order waits for its payment', async () => {
    const { id, reference, orderNumber } = await order();
    const back = await importWaitingPayment(paymentOf('695.00', reference, { direction: 'DBIT' }));
    expect(back.proposal).toMatchObject({ action: 'decide', message: expect.stringContaining(orderNumber), parts: [] });
    const refused = await decide(back.id, 'refund', { orderNumber });
    expect(refused.status).toBe(409);
    expect(refused.json.detail).toContain('assign the payment first');
    const openNow = async () => (await call('GET', `/study-orders/${id}/history`)).json.account.openRappen;
    expect(await openNow()).toBe(69_500);
    // One rappen less is still too little.
    const paid = await importWaitingPayment(paymentOf('694.99', reference));
    await decide(paid.id, 'assign', { parts: paid.proposal.parts });
    expect((await decide(back.id, 'refund', { orderNumber })).status).toBe(409);
    const rest = paymentOf('0.01', reference);
    expect(countsOf(await importFile({ statements: [[rest]] }))).toEqual([1, 0, 0, 0]);
    const proposed = (await list('waiting')).find((payment) => payment.id === back.id).proposal;
    expect(proposed).toMatchObject({ action: 'refund', parts: [{ orderNumber, amountRappen: -69_500 }] });
    expect((await decide(back.id, 'refund', { orderNumber })).status).toBe(200);
    expect(await openNow()).toBe(69_500);
    const repeated = await importWaitingPayment(paymentOf('695.00', reference, { direction: 'DBIT' }));
    expect((await decide(repeated.id, 'refund', { orderNumber })).status).toBe(409);
  });

  test('paid already, no reference, a wrong check digit, another currency, an outgoing payment', async () => {
    const { reference, orderNumber } = await order(1795);
    await importFile({ statements: [[paymentOf('1795.00', reference)]] });
    const repeated = await importWaitingPayment(paymentOf('1795.00', reference));
    expect(repeated.proposal.message).toMatch(/is paid/);
    const wrong = await importWaitingPayment(paymentOf('1795.00', 'RF00VM2026000001'));
    expect(action(wrong)).toBe('decide');
    const euro = await importWaitingPayment(paymentOf('1795.00', reference, { currency: 'EUR', parts: null }));
    expect(action(euro)).toBe('ignore');
    expect((await decide(euro.id, 'assign', { parts: [{ orderNumber, amountRappen: 179_500 }] })).status).toBe(409);
    expect(action(await importWaitingPayment(paymentOf('5.00', '', { direction: 'DBIT' })))).toBe('ignore');
    const { orderNumber: named } = await order(2222);
    const payment = paymentOf('2222.00');
    const byText = await importWaitingPayment({
      ...payment,
      parts: [{ ...payment.parts[0], text: `Rechnung ${named}` }],
    } as never);
    expect(byText.proposal).toMatchObject({ action: 'assign', parts: [{ orderNumber: named, amountRappen: 222_200 }] });
  });

  test('one payment for two orders of a buyer is split', async () => {
    const [one, other] = [await order(695, 'Beispiel & Co.'), await order(1295, 'BEISPIEL & CO')];
    const payment = await importWaitingPayment(paymentOf('1990.00', one.reference));
    expect(payment.proposal.parts).toHaveLength(2);
    const wrong = [{ orderNumber: one.orderNumber, amountRappen: 69_500 }];
    expect((await decide(payment.id, 'assign', { parts: wrong })).json.errors[0].path).toBe('parts');
    expect((await decide(payment.id, 'assign', { parts: payment.proposal.parts })).json.state).toBe('assigned');
    for (const { orderNumber } of [one, other]) expect((await orderNow(orderNumber)).status).toBe('paid');
  });
});

describe('a decision', () => {
  test('of two concurrent decisions one succeeds, the other is refused', async () => {
    const { reference, orderNumber } = await order();
    const payment = await importWaitingPayment(paymentOf('600.00', reference));
    const answers = await Promise.all([
      decide(payment.id, 'assign', { parts: [{ orderNumber, amountRappen: 60_000 }] }),
      decide(payment.id, 'ignore', { reason: 'Irrläufer' }),
      decide(payment.id, 'assign', { parts: [{ orderNumber, amountRappen: 60_000 }] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('to ignore a payment requires a reason, and can be undone', async () => {
    const { id } = await importWaitingPayment(paymentOf('77.00'));
    expect((await decide(id, 'ignore', { reason: ' ' })).status).toBe(400);
    expect((await decide(id, 'ignore', { reason: 'Bankspesen' })).json).toMatchObject({
      state: 'ignored',
      ignored: { reason: 'Bankspesen', recordedBy: 'verwaltung@example.org' },
    });
    expect((await decide(id, 'ignore', { reason: 'Nochmals' })).status).toBe(409);
    expect((await decide(id, 'reopen')).json).toMatchObject({ state: 'waiting', ignored: null });
    expect((await decide(id, 'reopen')).status).toBe(409);
  });

  test('that is undone by an opposite entry makes the payment wait again', async () => {
    const { id: orderId, reference, orderNumber } = await order();
    const entry = paymentOf('695.00', reference);
    await importFile({ statements: [[entry]] });
    const { db } = server.services;
    const [fact] = await listFacts(db, orderId);
    await db.transaction((tx) =>
      undoFact(tx, { studyOrderId: orderId, factId: fact?.id ?? '', recordedBy: 'buchhaltung@example.org' }),
    );
    const waiting = await list('waiting');
    const back = waiting.find((payment) => payment.bankReference === entry.bankReference);
    expect(back).toMatchObject({ state: 'waiting', restRappen: 69_500, parts: [] });
    expect((await orderNow(orderNumber)).status).not.toBe('paid');
    // Importing the file again leaves the decision to the office.
    expect(countsOf(await importFile({ statements: [[entry]] }))).toEqual([0, 0, 1, 0]);
    expect((await decide(back.id, 'assign', { parts: back.proposal.parts })).status).toBe(200);
    expect((await orderNow(orderNumber)).status).toBe('paid');
  });

  test('of a missing payment is a 404', async () => {
    const unknownId = '00000000-0000-4000-8000-000000000000';
    expect((await decide(unknownId, 'reopen')).status).toBe(404);
    const { id } = await importWaitingPayment(paymentOf('78.00'));
    const parts = [{ orderNumber: 'VM-1999-000001', amountRappen: 7_800 }];
    expect((await decide(id, 'assign', { parts })).json.errors[0].path).toBe('parts.0.orderNumber');
  });
});

test('an order is found by its payment reference, as it is printed, and by what else its invoice names', async () => {
  const { id, orderNumber } = await placeOrder(server.services, {
    billingAddress: 'Suchgasse 7\n8001 Zürich',
    buyerReference: 'PO 4711',
    invoiceEmail: 'kreditoren@suchen.example',
  });
  const [row] = await server.query('select reference from invoice_documents where number = $1', orderNumber);
  const printed = String(row?.reference).replaceAll(/.{4}/g, '$& ');
  for (const search of [printed, 'Suchgasse', 'PO 4711', 'kreditoren@suchen']) {
    const found = await call('GET', `/study-orders?search=${encodeURIComponent(search)}`);
    expect([search, found.list.map((order) => order.id)]).toEqual([search, [id]]);
  }
});
