import { hash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#platform/database/database.server.ts';
import { eventually } from '#tests/eventually.ts';
import { placeOrder } from '#tests/place-order.ts';
import { silentLog } from '#tests/silent-log.ts';
import { testServices } from '#tests/test-services.ts';
import { exportPerson } from '../../everything/personal-data/person.server.ts';
import { listBookkeeping } from '../order-facts/list-bookkeeping.server.ts';
import { sampleStudyOrder } from '../study-orders/sample-study-order.ts';
import { checkDocuments } from './check-documents.server.ts';
import { readDocumentCheck } from './document-check-queries.server.ts';
import { drawDocument, drawDocuments } from './draw-document.server.ts';
import { insertDocument } from './invoice-document-queries.server.ts';
import { invoiceDocuments } from './invoice-document-table.server.ts';
import { readDocument } from './read-document.server.ts';

const services = await testServices({ RATE_LIMITS: 'off' });

async function findRow(number: string) {
  const [row] = await services.db.select().from(invoiceDocuments).where(eq(invoiceDocuments.number, number));
  if (!row) throw new Error(`no document ${number}`);
  return row;
}

const place = async (email = sampleStudyOrder.email) => (await placeOrder(services, { email })).orderNumber;

let left = 0;
/** A new document without a PDF, as a process leaves it that dies right after the commit. */
async function undrawn(email?: string) {
  const { studyOrderId, kind, content, issuedAt, totalRappen } = await findRow(await place(email));
  left += 1;
  const number = `VM-2026-9${String(left).padStart(5, '0')}`;
  return { number, studyOrderId, kind, issuedAt, totalRappen, content: { ...content, number } };
}

async function leaveUndrawn(email?: string): Promise<string> {
  const document = await undrawn(email);
  await insertDocument(services.db, document);
  return document.number;
}

test('the PDF of an order is drawn automatically after the commit', async () => {
  const number = await place();
  await eventually(async () => (await findRow(number)).pdf !== null);
  const { pdf, sha256 } = await findRow(number);
  expect(sha256).toBe(hash('sha256', pdf as Buffer));
});

test('concurrent requests for an undrawn document share one drawing, which is stored', async () => {
  const number = await leaveUndrawn();
  const answers = await Promise.all(Array.from({ length: 5 }, () => readDocument(services, number)));
  const { pdf } = await findRow(number);
  expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
  for (const answer of answers) expect(answer).toMatchObject({ number, pdf });
});

test('the pools of a process share one drawing', async () => {
  const other = connectDatabase({ address: services.database.address, log: silentLog });
  onTestFinished(other.close);
  const number = await leaveUndrawn();
  const { content } = await findRow(number);
  const [one, another] = await Promise.all([drawDocument(services.db, content), drawDocument(other.db, content)]);
  const { pdf, sha256 } = await findRow(number);
  expect(one).toMatchObject({ pdf, sha256 });
  expect(another).toBe(one);
});

test('a stored PDF is not replaced: the late drawing of another instance returns the stored bytes', async () => {
  const document = await undrawn();
  const pdf = Buffer.from('%PDF-1.7 Muster');
  const sha256 = hash('sha256', pdf);
  await insertDocument(services.db, { ...document, pdf, sha256 });
  const { number, content } = document;
  const stored = { number, kind: 'invoice', content, pdf, sha256, matchesChain: true };
  expect(await drawDocument(services.db, content)).toMatchObject(stored);
});

test('the job draws all remaining documents, and reports one that cannot be drawn', async () => {
  const document = await undrawn();
  await insertDocument(services.db, { ...document, content: { ...document.content, seller: null as never } });
  const numbers = [await leaveUndrawn(), await leaveUndrawn()];
  const reported: unknown[] = [];
  const recording = { ...silentLog, error: (entry: unknown) => reported.push(entry) };
  await drawDocuments({ db: services.db, log: recording as never });
  for (const number of numbers) expect((await findRow(number)).pdf).not.toBeNull();
  expect(reported).toMatchObject([{ document: document.number }]);
});

test('checks, bookkeeping and the export of a person include documents that are not drawn yet', async () => {
  const email = 'nicht-gezeichnet@example.org';
  const number = await leaveUndrawn(email);
  await checkDocuments(services);
  expect((await readDocumentCheck(services.db)).damagedDocuments).toEqual([]);
  expect((await listBookkeeping(services)).map(({ documentNumber }) => documentNumber)).toContain(number);
  const { invoices } = await exportPerson(services, email);
  const exported = invoices.find(({ name }) => name.includes(number));
  expect(Buffer.from(exported?.base64 ?? '', 'base64')).toEqual((await findRow(number)).pdf);
});

test('the database accepts a PDF once, with its own hash, and no other change with it', async () => {
  const { number, ...rest } = await undrawn();
  const another = await findRow(await place());
  const pdf = Buffer.from('%PDF-1.7 Muster');
  const drawn = { pdf, sha256: hash('sha256', pdf) };
  const changes: Record<string, unknown> = {
    number: 'VM-2026-999999',
    kind: 'credit-note',
    study_order_id: another.studyOrderId,
    revokes: another.number,
    issued_at: new Date(0).toISOString(),
    content: JSON.stringify(another.content),
    total_rappen: 1,
    reference: 'RF00',
  };
  const { rows } = await services.db.execute<{ name: string }>(
    sql`select attname as name from pg_attribute where attrelid = 'invoice_documents'::regclass and attnum > 0 and not attisdropped`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...Object.keys(changes), 'pdf', 'sha256'].sort());

  // In one transaction, so that no job draws it in between.
  const rolledBack = services.db.transaction(async (tx) => {
    await insertDocument(tx, { number, ...rest });
    const change = async (set: Record<string, unknown>): Promise<string> => {
      const values = Object.entries(set).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
      const update = sql`update invoice_documents set ${sql.join(values, sql`, `)} where number = ${number}`;
      return tx
        .transaction((inner) => inner.execute(update))
        .then(
          () => 'done',
          (error: Error) => String(error.cause),
        );
    };
    for (const [column, value] of Object.entries(changes)) {
      expect(await change({ [column]: value })).toContain('never changes');
      expect(await change({ ...drawn, [column]: value })).toContain('never changes');
    }
    expect(await change({ pdf })).toContain('never changes');
    expect(await change({ pdf, sha256: hash('sha256', Buffer.from('anders')) })).toContain('never changes');
    expect(await change(drawn)).toBe('done');
    expect(await change(drawn)).toContain('never changes');
    expect(await change({ pdf: null, sha256: null })).toContain('never changes');
    tx.rollback();
  });
  await expect(rolledBack).rejects.toThrow('Rollback');
});
