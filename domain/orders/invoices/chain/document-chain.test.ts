import { sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#platform/database/database.server.ts';
import { transactionOrDryRun } from '#platform/database/transaction-or-dry-run.server.ts';
import { eventually } from '#tests/eventually.ts';
import { placeOrder } from '#tests/place-order.ts';
import { silentLog } from '#tests/silent-log.ts';
import { testServices } from '#tests/test-services.ts';
import { orderConfirmationMail } from '../../placement/order-confirmation-mail.server.ts';
import { checkDocuments } from '../check-documents.server.ts';
import { drawDocuments } from '../draw-document.server.ts';
import { findPdf, listUndrawn } from '../invoice-document-queries.server.ts';
import { readShownHeads } from './chain-line.ts';
import { checkChain } from './check-chain.server.ts';
import { findChainEntry, listChain } from './document-chain-queries.server.ts';
import type { ShownHead } from './verify-chain.ts';

const services = await testServices({ RATE_LIMITS: 'off' });

const place = (db = services.db) => placeOrder({ ...services, db });

/** Waits until all documents are drawn and chained: until then the job of every minute adds entries. */
async function drawAll(): Promise<void> {
  await eventually(async () => (await listUndrawn(services.db)).length === 0);
  await drawDocuments(services);
}

/** Numbers of the documents that are tampered with. */
let numbers: string[];
beforeEach(async () => {
  numbers = [];
  for (let count = 0; count < 3; count++) numbers.push((await place()).orderNumber);
  await drawAll();
});

/** Checks the chain after tampering as a superuser could, and rolls the tampering back. */
async function checkAfter(tampering: string[], shown: ShownHead[] = []) {
  const { problem } = await transactionOrDryRun(services.db, true, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of tampering) await tx.execute(sql.raw(statement));
    const inside = { transaction: (read: (db: typeof tx) => unknown) => read(tx) };
    return checkChain(inside as never, shown);
  });
  return problem;
}

const entryOf = async (number: string) => {
  const entry = await findChainEntry(services.db, number);
  if (!entry) throw new Error(`no entry of ${number}`);
  return entry;
};

test('each document is chained with its content and its PDF, and both the PDF and the mail show its head', async () => {
  const { id, orderNumber } = await place();
  const composed = await orderConfirmationMail.compose(services, { recordId: id, details: {} } as never);
  const { position, head } = await entryOf(orderNumber);
  expect(composed).toMatchObject({ input: [{}, {}, { chainLines: [`Prüfkette ${position}: ${head}`] }] });
  const stored = await findPdf(services.db, orderNumber);
  expect(readShownHeads(stored?.pdf as Buffer)).toContainEqual({ position, head });
  await drawDocuments(services);
  const parts = (await listChain(services.db)).filter(({ number }) => number === orderNumber).map(({ part }) => part);
  expect(parts).toEqual(['content', 'pdf']);
  const { problem, last } = await checkChain(services.db, [{ position, head }]);
  expect(problem).toBeUndefined();
  expect(last).toMatchObject({ head: (await listChain(services.db)).at(-1)?.head });
});

const hashed = `encode(sha256(convert_to(content::text, 'UTF8')), 'hex')`;
test.each<[string, (one: string, other: string) => string[], string]>([
  [
    'a changed content',
    (one) => [`update invoice_documents set content = content || '{"totalRappen": 1}' where number = '${one}'`],
    'the content was changed',
  ],
  [
    'a changed content with its hash',
    (one) => [
      `update invoice_documents set total_rappen = 1, content = content || '{"totalRappen": 1}' where number = '${one}'`,
      `update document_chain c set sha256 = (select ${hashed} from invoice_documents d where d.number = c.number)
        where number = '${one}' and part = 'content'`,
    ],
    'the entry was changed',
  ],
  [
    'a changed column',
    (one) => [`update invoice_documents set total_rappen = 1 where number = '${one}'`],
    'the row differs from its content',
  ],
  [
    'a changed PDF with its hash',
    (one) => [
      `update invoice_documents set pdf = '\\x00', sha256 = encode(sha256('\\x00'), 'hex') where number = '${one}'`,
    ],
    'the PDF was changed',
  ],
  ['a deleted document', (one) => [`delete from invoice_documents where number = '${one}'`], 'the document is missing'],
  [
    'two swapped contents',
    (one, other) => [
      `update invoice_documents d set content = o.content from invoice_documents o
        where (d.number, o.number) in (('${one}', '${other}'), ('${other}', '${one}'))`,
    ],
    'the content was changed',
  ],
  [
    'two swapped entries',
    (one, other) => [
      `update document_chain c set sha256 = o.sha256 from document_chain o
        where c.part = 'content' and o.part = 'content' and (c.number, o.number) in (('${one}', '${other}'), ('${other}', '${one}'))`,
    ],
    'the entry was changed',
  ],
])('%s is reported', async (_, tampering, reason) => {
  const [one = '', other = ''] = numbers;
  expect(await checkAfter(tampering(one, other))).toMatchObject({ number: one, reason });
});

test('a document without an entry is reported', async () => {
  const number = (await place()).orderNumber;
  const tampering = [`delete from document_chain where number = '${number}'`];
  const expected = { number, reason: 'the document is not in the chain' };
  expect(await checkAfter(tampering)).toMatchObject(expected);
});

test('a head that was printed reveals entries deleted at the end, or an old backup that was restored', async () => {
  const kept = await entryOf((await place()).orderNumber);
  const lost = await entryOf((await place()).orderNumber);
  const restored = [
    `delete from invoice_documents where number = '${lost.number}'`,
    `delete from document_chain where position >= ${lost.position}`,
  ];
  expect(await checkAfter(restored)).toBeUndefined();
  expect(await checkAfter(restored, [kept, lost])).toEqual({
    number: null,
    position: lost.position,
    reason: 'the chain ends before a head that was shown',
  });
  const another = { position: lost.position, head: 'f'.repeat(64) };
  expect(await checkAfter([], [another])).toMatchObject({
    number: lost.number,
    reason: expect.stringContaining('shown'),
  });
});

test('two instances that issue documents concurrently make one chain', async () => {
  const address = services.database.address;
  const other = connectDatabase({ address, log: silentLog });
  onTestFinished(other.close);
  await Promise.all(Array.from({ length: 16 }, (_, index) => place(index % 2 ? other.db : services.db)));
  await drawAll();
  const { problem, entries } = await checkChain(services.db);
  expect(problem).toBeUndefined();
  expect((await listChain(services.db)).map(({ position }) => position)).toEqual(
    Array.from({ length: entries }, (_, index) => index + 1),
  );
});

test('the database refuses to change or remove an entry; the nightly check reports a changed one', async () => {
  const [number = ''] = numbers;
  const refused = { cause: { message: expect.stringContaining('never changes') } };
  await expect(services.db.execute(sql`delete from document_chain`)).rejects.toMatchObject(refused);
  await expect(services.db.execute(sql`update document_chain set at = now()`)).rejects.toMatchObject(refused);
  const problems: unknown[] = [];
  const { position } = await entryOf(number);
  const change = (to: string) =>
    services.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update document_chain set head = ${to} where position = ${position}`);
    });
  const { head } = await entryOf(number);
  await change('0');
  await checkDocuments({ db: services.db, log: { error: (entry: unknown) => problems.push(entry) } as never });
  await change(head);
  expect(problems).toContainEqual({ problem: { number, position, reason: 'the entry was changed' } });
});

test('heads are read from mails as they arrive: quoted-printable, with PDFs in base64', () => {
  const head = 'ab'.repeat(32);
  const quoted = `Pr=C3=BCfkette 17: ${head.slice(0, 40)}=\r\n${head.slice(40)}\r\n`;
  const french = `Cha=C3=AEne de v=C3=A9rification 18=E2=80=\r\n=AF: ${head}\r\nChaîne de vérification 19\u202f: ${head}\r\n`;
  const attached = Buffer.from(`%PDF-1.7 /Keywords (Pruefkette 20: ${head})`).toString('base64');
  const lines = attached.match(/.{1,76}/g)?.join('\r\n');
  expect(readShownHeads(Buffer.from(`${quoted}\r\n${french}\r\n${lines}\r\n`))).toEqual(
    [17, 18, 19, 20].map((position) => ({ position, head })),
  );
});
