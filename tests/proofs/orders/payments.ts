/**
 * Bank files whose import is killed, repeated and overlapping: no payment is lost or counted twice. Also measures
 * how long other requests wait while the largest file is read.
 */
import { scorReference } from '#domain/orders/invoices/payment/payment-reference.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { type AdministratorClient, signIn } from '../../built-server/administer.ts';
import { type BuiltServer, freshDirectory, startBuiltServer } from '../../built-server/built-server.ts';
import { inDatabase } from '../../built-server/in-database.ts';
import { prove } from '../../built-server/report.ts';
import { keepBusy, quantile, request } from '../../built-server/requests.ts';
import { eventually } from '../../eventually.ts';
import { madeUpBankFile, sampleIban } from '../../made-up/made-up-bank-file.ts';

const environment = { INVOICE_IBAN: sampleIban, STARTER_CONTENT: 'off' };

interface Payment {
  state: string;
  parts: { orderNumber: string; amountRappen: number }[];
}

/** An order of CHF 695. */
const order = { ...sampleStudyOrder, wantsPresentation: false };

async function placeOrder({ url }: BuiltServer): Promise<string> {
  const { status, json } = await request(`${url}/api/study-orders`, { json: order });
  if (status !== 201) throw new Error(`an order was answered with ${status}`);
  return json.orderNumber;
}

const entryOf = (orderNumber: string) => {
  const reference = scorReference(orderNumber);
  return { amount: '695.00', bankReference: orderNumber, parts: [{ amount: '695.00', reference }] };
};

async function importFile({ url }: BuiltServer, { headers }: Pick<AdministratorClient, 'headers'>, file: Buffer) {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(file)], 'muster.xml'));
  const answer = await fetch(`${url}/api/bank-imports`, { method: 'POST', headers, body });
  const counts = (await answer.json()) as { assignedCount: number; waitingCount: number; knownCount: number };
  return { status: answer.status, ...counts };
}

/** The tables that an import writes, in order: if one is locked, the import waits there with its transaction open. */
const writtenTables = ['bank_imports', 'bank_transactions', 'order_facts'];

/** Kills a server during an import that waits for a table. @returns the response, if any */
async function killInImport(
  server: BuiltServer,
  dataDir: string,
  { whom, table }: { whom: 'group' | 'node'; table: string },
  importing: () => Promise<number | undefined>,
) {
  return inDatabase(dataDir, async (database) => {
    // Killing the whole group ends the database, too.
    database.on('error', () => {});
    await database.query(`begin; lock table ${table} in exclusive mode`);
    const answered = importing();
    await eventually(async () => {
      const query = 'select from pg_locks where not granted and relation = $1::regclass';
      return (await database.query(query, [table])).rows.length > 0;
    });
    await server.kill(whom);
    return answered;
  });
}

await prove('payments', async ({ figure, check, equal, bound }, { isShort }) => {
  const dataDir = freshDirectory();
  const kills = isShort ? 4 : 20;
  const ordersPerKill = isShort ? 8 : 20;
  let server = await startBuiltServer(dataDir, environment);
  const numbers: string[] = [];
  let interrupted = 0;
  for (let kill = 0; kill < kills; kill++) {
    const fresh: string[] = [];
    for (let count = 0; count < ordersPerKill; count++) fresh.push(await placeOrder(server));
    const file = madeUpBankFile({ statements: [fresh.map(entryOf)] });
    const session = await signIn(server.url);
    const importing = () =>
      importFile(server, session, file).then(
        ({ status }) => status,
        () => undefined,
      );
    const table = writtenTables[kill % writtenTables.length] as string;
    const status = await killInImport(server, dataDir, { whom: kill % 2 === 0 ? 'group' : 'node', table }, importing);
    if (status === undefined) interrupted += 1;
    server = await startBuiltServer(dataDir, environment);
    const repeated = await importFile(server, await signIn(server.url), file);
    if (repeated.status !== 201) throw new Error(`the import after a kill was answered with ${repeated.status}`);
    numbers.push(...fresh);
  }
  const { headers } = await signIn(server.url);
  const overlapping = numbers.slice(Math.floor(numbers.length / 2));
  const late = [await placeOrder(server), await placeOrder(server)];
  numbers.push(...late);
  const third = await importFile(
    server,
    { headers },
    madeUpBankFile({ prefix: 'ns:', statements: [[...overlapping, ...late].map(entryOf)] }),
  );
  check(
    'an overlapping file adds what is new',
    third.assignedCount === late.length && third.knownCount === overlapping.length,
    `${third.assignedCount} new, ${third.knownCount} known`,
  );
  const list = async (state: string) => {
    const all: Payment[] = [];
    for (let page = 1; ; page++) {
      const path = `/api/bank-transactions?state=${state}&page=${page}&pageSize=500`;
      const rows: Payment[] = (await request(server.url + path, { headers })).json;
      all.push(...rows);
      if (rows.length < 500) return all;
    }
  };
  const paid = (await list('assigned')).flatMap(({ parts }) => parts.map(({ orderNumber }) => orderNumber));
  const distinct = new Set(paid);
  check('imports killed with their transaction open', interrupted === kills, `${interrupted} of ${kills}`);
  equal('payments lost', numbers.filter((number) => !distinct.has(number)).length, 0);
  equal('payments duplicated', paid.length - distinct.size, 0);
  const waiting = await list('waiting');
  equal('payments that wait for a decision', waiting.length, 0);

  const many = Array.from({ length: 16_000 }, (_, index) => ({
    amount: '12.00',
    bankReference: `VIELE-${index}`,
    parts: [{ amount: '12.00', bankReference: `VIELE-${index}`, text: 'Spende an das Musterinstitut' }],
  }));
  const large = madeUpBankFile({ statements: [many] });
  const waits: number[] = [];
  const visitors = keepBusy(1, async () => {
    waits.push((await request(`${server.url}/api/health`)).milliseconds);
  });
  const begun = performance.now();
  const answer = await importFile(server, { headers }, large);
  figure(
    `a file of ${(large.length / 1024 ** 2).toFixed(1)} MB with 16,000 payments is imported in`,
    `${Math.round(performance.now() - begun)} ms`,
  );
  await visitors.stop();
  check('all of it is stored', answer.waitingCount === many.length, answer.waitingCount);
  bound('wait of other requests, 99 %', quantile(waits, 0.99) < 250, `${Math.round(quantile(waits, 0.99))} ms`);
  await server.end();
});
