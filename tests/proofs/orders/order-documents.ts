/**
 * Concurrent orders, cancellations and corrections: numbers and references are unique, and every credit note reverses
 * its invoice to the rappen. Also measures the time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { checkChain } from '#domain/orders/invoices/chain/check-chain.server.ts';
import { connectDatabase } from '#platform/database/database.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.server.ts';
import { type Administrator, signIn } from '../../built-server/administer.ts';
import { type BuiltServer, freshDirectory, startBuiltServer } from '../../built-server/built-server.ts';
import { prove } from '../../built-server/report.ts';
import { quantile } from '../../built-server/requests.ts';
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

const order = {
  firstName: 'Anna',
  lastName: 'Muster',
  organization: 'Muster AG',
  billingAddress: 'Musterweg 1\n8000 Zürich',
  businessArea: 'strategy',
  companySize: 'small',
  partnerInterest: 'no',
};

let turnedAway = 0;

/** Makes a call as the office, with retries when the site is too busy; measures milliseconds. */
async function send<Answer>(
  server: BuiltServer,
  { headers }: Pick<Administrator, 'headers'>,
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
    turnedAway += 1;
    await sleep(Number(answer.headers.get('retry-after')) * 1000);
  }
}

await prove('order-documents', async ({ figure, promise, bound }, { short }) => {
  const count = short ? 24 : 200;
  const dataDir = freshDirectory();
  const environment = { INVOICE_IBAN: sampleIban, STARTER_CONTENT: 'off' };
  let server = await startBuiltServer(dataDir, environment);
  const office = await signIn(server.url);
  const inSeconds = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

  let begun = performance.now();
  const orders = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      send<Placed>(server, office, '/api/study-orders', { ...order, email: `kauf-${index}@example.org` }),
    ),
  );
  figure(`${count} orders at once take`, inSeconds(begun));
  figure(
    'the slowest of them',
    `${Math.round(
      quantile(
        orders.map(({ ms }) => ms),
        1,
      ),
    )} ms`,
  );

  // Every order is changed while as many others come in: half are corrected and then cancelled, half only one of both.
  begun = performance.now();
  const changes = orders.map(async ({ json: { id } }, index) => {
    const path = `/api/study-orders/${id}`;
    if (index % 4 !== 0) await send(server, office, `${path}/correct`, { organization: `Neue Muster ${index} AG` });
    if (index % 4 !== 1) await send(server, office, `${path}/cancel`, { tellBuyer: false });
  });
  const more = Array.from({ length: count }, (_, index) =>
    send<Placed>(server, office, '/api/study-orders', { ...order, email: `mehr-${index}@example.org` }),
  );
  await Promise.all(changes);
  const late = await Promise.all(more);
  figure(`corrections and cancellations of them, beside ${count} more orders, take`, inSeconds(begun));

  figure('calls repeated because the server was overloaded', turnedAway);

  const documents: Document[] = [];
  for (const { json } of [...orders, ...late]) {
    const history = await send<{ documents: Document[] }>(server, office, `/api/study-orders/${json.id}/history`);
    documents.push(...history.json.documents);
  }
  const numbers = new Set(documents.map(({ number }) => number));
  promise('numbers given twice', numbers.size === documents.length, documents.length - numbers.size);
  const running = [...numbers].map((number) => Number(number.slice(-6))).sort((one, other) => one - other);
  promise(
    'gaps in the numbers',
    running.every((number, index) => number === index + 1),
    (running.at(-1) ?? 0) - running.length,
  );
  const entries = await send<{ reference: string | null }[]>(server, office, '/api/bookkeeping-entries');
  const references = entries.json.flatMap(({ reference }) => reference ?? []);
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  promise('references, one for each invoice', references.length === invoices.length, references.length);
  promise(
    'references given twice',
    new Set(references).size === references.length,
    references.length - new Set(references).size,
  );
  const creditNotes = documents.filter(({ kind }) => kind === 'credit-note');
  const expected = orders.reduce((sum, _, index) => sum + (index % 4 < 2 ? 1 : 2), 0);
  promise('credit notes', creditNotes.length === expected, creditNotes.length);
  const uneven = creditNotes.filter(({ revokes, totalRappen }) => {
    const invoice = invoices.find(({ number }) => number === revokes);
    return !invoice || invoice.totalRappen + totalRappen !== 0;
  });
  promise('credit notes whose sum with their invoice is not 0.00', uneven.length === 0, uneven.length);
  const ended = new Date().toISOString();
  await server.end();
  server = await startBuiltServer(dataDir, environment);
  type Checked = { damagedDocuments: unknown[]; documentsCheckedAt: string };
  const overview = await eventually(async () => {
    const read = await send<Checked>(server, office, '/api/admin/overview');
    return read.json.documentsCheckedAt > ended && read;
  });
  promise(
    'changed documents found by the check after a start',
    overview.json.damagedDocuments.length === 0,
    overview.json.damagedDocuments.length,
  );
  await server.end();

  // Copies of an invoice, as many as make 2,000 documents; their PDFs are hashed like all others.
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const { db, close } = connectDatabase({ address: postgres.address, log: silentLog });
  await db.execute(`insert into invoice_documents (number, kind, study_order_id, issued_at, content, total_rappen, sha256, pdf)
    select copy, kind, study_order_id, issued_at, content || jsonb_build_object('number', copy, 'paymentReference', null), total_rappen, sha256, pdf
    from (select * from invoice_documents where kind = 'invoice' and pdf is not null limit 1) one,
      lateral (select 'VM-' || extract(year from issued_at) || '-' || 900000 + n as copy
        from generate_series(1, 2000 - (select count(*) from invoice_documents)) n) copies`);
  begun = performance.now();
  const checked = await checkChain(db);
  const seconds = (performance.now() - begun) / 1000;
  await close();
  await postgres.stop();
  const { documents: found, problem } = checked;
  promise('documents of which the chain is verified', found === 2000 && !problem, problem?.reason ?? found);
  bound('verifying them takes less than 2 s', seconds < 2, `${seconds.toFixed(2)} s`);
});
