/**
 * Concurrent orders, cancellations and corrections: numbers and references are unique, and every credit note reverses
 * its invoice to the rappen. Also measures the time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { checkChain } from '#domain/orders/invoices/chain/check-chain.server.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { connectDatabase } from '#platform/database/database.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.server.ts';
import { type AdministratorClient, signIn } from '../../built-server/administer.ts';
import { type BuiltServer, freshDirectory, startBuiltServer } from '../../built-server/built-server.ts';
import { prove, type Report } from '../../built-server/report.ts';
import { eventually } from '../../eventually.ts';
import { sampleIban } from '../../made-up/made-up-bank-file.ts';
import { silentLog } from '../../silent-log.ts';

interface Placed {
  id: string;
  orderNumber: string;
}
interface Document {
  number: string;
  kind: 'invoice' | 'credit-note';
  totalRappen: number;
  revokes: string | null;
}

const order = { ...sampleStudyOrder, wantsPresentation: false };

let rejected = 0;

/** Makes a call as the office, with retries when the site is too busy; measures milliseconds. */
async function send<Answer>(
  server: BuiltServer,
  { headers }: Pick<AdministratorClient, 'headers'>,
  path: string,
  body?: object,
): Promise<{ json: Answer; ms: number }> {
  const begun = performance.now();
  for (;;) {
    const answer = await fetch(server.url + path, {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (answer.ok) return { json: (await answer.json()) as Answer, ms: performance.now() - begun };
    if (answer.status !== 503) throw new Error(`${path} was answered with ${answer.status}`);
    rejected += 1;
    await sleep(Number(answer.headers.get('retry-after')) * 1000);
  }
}

interface Shop {
  server: BuiltServer;
  office: AdministratorClient;
  count: number;
}

const inSeconds = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

/** Places orders all at once, as buyers with addresses of their own. */
const placeOrders = ({ server, office, count }: Shop, buyer: string) =>
  Array.from({ length: count }, (_, index) =>
    send<Placed>(server, office, '/api/study-orders', { ...order, email: `${buyer}-${index}@example.org` }),
  );

/**
 * Every order is changed while as many others come in: half are corrected and then cancelled, half only one of both.
 * @returns the ids of the changed orders and of the others
 */
async function placeAndChange({ figure }: Report, shop: Shop): Promise<{ changed: string[]; unchanged: string[] }> {
  const { server, office, count } = shop;
  let begun = performance.now();
  const orders = await Promise.all(placeOrders(shop, 'kauf'));
  figure(`${count} orders at once take`, inSeconds(begun));
  figure('the slowest of them', `${Math.round(Math.max(...orders.map(({ ms }) => ms)))} ms`);

  begun = performance.now();
  const changes = orders.map(async ({ json: { id } }, index) => {
    const path = `/api/study-orders/${id}`;
    if (index % 4 !== 0) await send(server, office, `${path}/correct`, { organization: `Neue Muster ${index} AG` });
    if (index % 4 !== 1) await send(server, office, `${path}/cancel`, { tellBuyer: false });
  });
  const more = placeOrders(shop, 'mehr');
  await Promise.all(changes);
  const late = await Promise.all(more);
  figure(`corrections and cancellations of them, beside ${count} more orders, take`, inSeconds(begun));
  figure('calls repeated because the server was overloaded', rejected);
  const idsOf = (placed: typeof orders) => placed.map(({ json }) => json.id);
  return { changed: idsOf(orders), unchanged: idsOf(late) };
}

async function documentsOf({ server, office }: Shop, ids: string[]): Promise<Document[]> {
  const documents: Document[] = [];
  for (const id of ids) {
    const history = await send<{ documents: Document[] }>(server, office, `/api/study-orders/${id}/history`);
    documents.push(...history.json.documents);
  }
  return documents;
}

async function proveNumbers({ equal }: Report, { server, office }: Shop, documents: Document[]): Promise<void> {
  const numbers = new Set(documents.map(({ number }) => number));
  equal('numbers given twice', documents.length - numbers.size, 0);
  const running = [...numbers].map((number) => Number(number.slice(-6))).sort((a, b) => a - b);
  equal('numbers out of sequence', running.filter((number, index) => number !== index + 1).length, 0);
  const entries = await send<{ reference: string | null }[]>(server, office, '/api/bookkeeping-entries');
  const references = entries.json.flatMap(({ reference }) => reference ?? []);
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  equal('references, one for each invoice', references.length, invoices.length);
  equal('references given twice', references.length - new Set(references).size, 0);
}

function proveCreditNotes({ equal }: Report, documents: Document[], changedOrders: number): void {
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  const creditNotes = documents.filter(({ kind }) => kind === 'credit-note');
  const ofEach = Array.from({ length: changedOrders }, (_, index) => (index % 4 < 2 ? 1 : 2));
  const expected = ofEach.reduce<number>((sum, notes) => sum + notes, 0);
  equal('credit notes', creditNotes.length, expected);
  const uneven = creditNotes.filter(({ revokes, totalRappen }) => {
    const invoice = invoices.find(({ number }) => number === revokes);
    return !invoice || invoice.totalRappen + totalRappen !== 0;
  });
  equal('credit notes whose sum with their invoice is not 0.00', uneven.length, 0);
}

async function proveStartCheck({ equal }: Report, server: BuiltServer, office: AdministratorClient, ended: string) {
  type Checked = { damagedDocuments: unknown[]; documentsCheckedAt: string };
  const overview = await eventually(async () => {
    const read = await send<Checked>(server, office, '/api/admin/overview');
    return read.json.documentsCheckedAt > ended && read;
  });
  equal('changed documents found by the check after a start', overview.json.damagedDocuments.length, 0);
}

/** Verifies the chain of 2,000 documents: copies of an invoice, whose PDFs are hashed like all others. */
async function proveChain({ check, bound }: Report, dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const { db, close } = connectDatabase({ address: postgres.address, log: silentLog });
  await db.execute(`insert into invoice_documents (number, kind, study_order_id, issued_at, content, total_rappen, sha256, pdf)
    select copy, kind, study_order_id, issued_at, content || jsonb_build_object('number', copy, 'paymentReference', null), total_rappen, sha256, pdf
    from (select * from invoice_documents where kind = 'invoice' and pdf is not null limit 1) one,
      lateral (select 'VM-' || extract(year from issued_at) || '-' || 900000 + n as copy
        from generate_series(1, 2000 - (select count(*) from invoice_documents)) n) copies`);
  const begun = performance.now();
  const checked = await checkChain(db);
  const seconds = (performance.now() - begun) / 1000;
  await close();
  await postgres.stop();
  const { documents: found, problem } = checked;
  check('documents of which the chain is verified', found === 2000 && !problem, problem?.reason ?? found);
  bound('verifying them takes less than 2 s', seconds < 2, `${seconds.toFixed(2)} s`);
}

await prove('order-documents', async (report, { isShort }) => {
  const dataDir = freshDirectory();
  const environment = { INVOICE_IBAN: sampleIban, STARTER_CONTENT: 'off' };
  const server = await startBuiltServer(dataDir, environment);
  const office = await signIn(server.url);
  const shop = { server, office, count: isShort ? 24 : 200 };
  const { changed, unchanged } = await placeAndChange(report, shop);
  const documents = await documentsOf(shop, [...changed, ...unchanged]);
  await proveNumbers(report, shop, documents);
  proveCreditNotes(report, documents, changed.length);
  const ended = new Date().toISOString();
  await server.end();

  const next = await startBuiltServer(dataDir, environment);
  await proveStartCheck(report, next, office, ended);
  await next.end();
  await proveChain(report, dataDir);
});
