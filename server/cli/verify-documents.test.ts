import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { drawDocuments } from '#domain/orders/invoices/draw-document.server.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { runCli } from '#tests/built-server/built-server.ts';
import { eventually } from '#tests/eventually.ts';
import { createTestDatabase, urlOf } from '#tests/test-database.ts';
import { testDirectory } from '#tests/test-directory.ts';
import { testServer } from '#tests/test-server.ts';

vi.setConfig({ testTimeout: 120_000 });

const server = await testServer();
const directory = await testDirectory();

const verify = (files: string[], address = server.database.address) =>
  runCli('verify-documents', files, { DATABASE_URL: urlOf(address), DATA_DIR: path.join(directory, 'data') });

/** Places an order. @returns the files that its buyer holds: the invoice, and the mail with it attached */
async function buy() {
  const { json } = await server.send('POST', '/api/study-orders', { body: sampleStudyOrder });
  const headers = await server.signIn();
  const { bytes } = await server.send('GET', `/api/study-orders/${json.id}/invoice`, { headers });
  const invoice = path.join(directory, `${json.orderNumber}.pdf`);
  await writeFile(invoice, bytes);
  const outbox = path.join(server.dataDir, 'outbox');
  const mail = await eventually(async () => {
    const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const texts = await Promise.all(files.map((name) => readFile(path.join(outbox, name), 'latin1')));
    const index = texts.findIndex((text) => text.includes(`${json.orderNumber}.pdf`));
    return index >= 0 && path.join(outbox, files[index] as string);
  });
  await drawDocuments(server.services);
  return { number: json.orderNumber as string, invoice, mail };
}

/** Changes that only a superuser can make, because triggers refuse them. */
async function tamper(...statements: string[]) {
  const client = await server.database.pool.connect();
  await client.query('set session_replication_role = replica');
  for (const statement of statements) await client.query(statement);
  client.release(true);
}

test('documents are verified while the bucket is away', async () => {
  const { status, errorOutput } = await runCli('verify-documents', [], {
    DATABASE_URL: urlOf(server.database.address),
    DATA_DIR: path.join(directory, 'data'),
    FILES_URL: 's3://KEY:SECRET@monitor?endpoint=http%3A%2F%2F127.0.0.1%3A1',
  });
  expect([status, errorOutput]).toEqual([0, '']);
});

test('the command checks chain, documents and the heads in given PDFs and mails, and names the first that doesn’t match', async () => {
  const [first, second] = [await buy(), await buy()];
  const whole = await verify([first.invoice, second.mail]);
  expect([whole.status, whole.errorOutput]).toEqual([0, '']);
  expect(whole.out).toMatch(/^2 documents and 4 entries of the chain fit, up to entry 4: [0-9a-f]{64}\n/);
  expect(whole.out).toMatch(/\d heads of 2 files fit\n$/);

  const headless = path.join(directory, 'headless.eml');
  await writeFile(headless, 'Guten Tag');
  const refused = await verify([headless]);
  expect([refused.status, refused.errorOutput]).toEqual([1, expect.stringContaining('shows no head of the chain')]);
  const missing = await verify(['/nowhere/missing.eml']);
  expect([missing.status, missing.errorOutput]).toEqual([1, '/nowhere/missing.eml can’t be read (ENOENT).\n']);

  const taken = await verify(['--timestamps', headless]);
  expect([taken.status, taken.errorOutput]).toEqual([
    1,
    expect.stringContaining(`${headless} can't be written to: EEXIST`),
  ]);

  // A backup restored after another order: the chain is valid, but doesn't match what the buyer of that order holds.
  const backup = path.join(directory, 'backup.tar');
  const source = { DATABASE_URL: urlOf(server.database.address), DATA_DIR: server.dataDir };
  const made = await runCli('backup', [backup], source);
  expect(made.status, made.errorOutput).toBe(0);
  const third = await buy();
  const restored = await createTestDatabase({ template: 'template0' });
  try {
    const target = { DATABASE_URL: urlOf(restored.address), DATA_DIR: path.join(directory, 'restored') };
    const back = await runCli('restore', [backup], target);
    expect(back.status, back.errorOutput).toBe(0);
    expect((await verify([first.mail], restored.address)).status).toBe(0);
    const { status, errorOutput } = await verify([third.mail], restored.address);
    const reason = `The end of the chain (entry 5): the chain ends before a head that was shown by ${third.mail}.\n`;
    expect([status, errorOutput]).toEqual([1, reason]);
  } finally {
    await restored.drop();
  }

  // Rewritten with all of its hashes, the chain is valid, but doesn't match what buyers hold.
  const changed = `content = content || '{"totalRappen": 1}', total_rappen = 1`;
  await tamper(`update invoice_documents set ${changed} where number = '${second.number}'`);
  const named = await verify([]);
  expect([named.status, named.errorOutput]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^${second.number} \\(entry \\d\\): the content was changed\\.\n$`)),
  ]);
  const hashed = `encode(sha256(convert_to(content::text, 'UTF8')), 'hex')`;
  await tamper(
    'create temporary table kept as select * from document_chain',
    'delete from document_chain',
    'set session_replication_role = origin',
    `insert into document_chain (part, number, sha256) select k.part, k.number, case part when 'content' then ${hashed} else k.sha256 end
      from kept k join invoice_documents using (number) order by position`,
  );
  expect((await verify([])).status).toBe(0);
  const { status, errorOutput } = await verify([second.invoice]);
  const reason = `${second.number} (entry 3): another head was shown for this position by ${second.invoice}.\n`;
  expect([status, errorOutput]).toEqual([1, reason]);
});
