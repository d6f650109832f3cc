/** Orders of the version that stored invoices as files, and their state after the migration. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import type pg from 'pg';
import { signIn } from '../../built-server/administer.ts';
import type { Report } from '../../built-server/report.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const fileOf = (dataDir: string, number: string) => path.join(dataDir, 'files/invoices', `${number}.pdf`);

/** Number → status, whether its invoice was generated, state of its confirmation, and the payment state afterwards. */
const orders = [
  ['VM-2026-000101', 'invoiced', true, 'sent', 'overdue'],
  ['VM-2026-000102', 'paid', true, 'sent', 'paid'],
  ['VM-2026-000103', 'cancelled', true, 'sent', 'cancelled'],
  ['VM-2026-000104', 'delivered', true, 'sent', 'overdue'],
  ['VM-2026-000105', 'pending', false, 'waiting', 'overdue'],
  ['VM-2026-000106', 'pending', false, 'held', 'none'],
] as const;

/** @returns the hash of each generated invoice */
export async function fillWithOrders(client: pg.Client, dataDir: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  mkdirSync(path.join(dataDir, 'files/invoices'), { recursive: true });
  for (const [number, status, isWritten, mail] of orders) {
    const { rows } = await client.query(
      `insert into study_orders (created_at, updated_at, first_name, last_name, email, organization, billing_address, business_area,
         company_size, price, partner_interest, order_number, status, delivered_at)
       values ('2026-01-05', '2026-01-20', 'Anna', 'Muster', 'anna@example.org', 'Muster AG', E'Musterweg 1\\n8001 Zürich', 'strategy',
         'small', 695, 'maybe', $1, $2, case when $2 = 'delivered' then '2026-01-06'::timestamptz end) returning id`,
      [number, status],
    );
    await client.query(
      `insert into mails (kind, record_kind, record_id, recipient, subject, status, sent_at)
       values ('study-order-confirmation', 'study-orders', $1, 'anna@example.org', 'Ihre Bestellung', $2, case when $2 = 'sent' then now() end)`,
      [rows[0].id, mail],
    );
    if (!isWritten) continue;
    // Different from any invoice that this version generates.
    const pdf = await PDFDocument.create();
    pdf.addPage().drawText(`Rechnung ${number}, wie sie damals war`);
    const bytes = await pdf.save();
    writeFileSync(fileOf(dataDir, number), bytes);
    hashes.set(number, sha256(bytes));
  }
  return hashes;
}

export async function provePdfsAreTaken(
  report: Report,
  url: string,
  dataDir: string,
  hashes: Map<string, string>,
): Promise<void> {
  const call = await signIn(url);
  const get = (address: string) => call('GET', `/api/study-orders${address}`);
  const stored = (await get('')).json as { id: string; orderNumber: string; status: string }[];
  let equal = 0;
  const states: string[] = [];
  const statuses: string[] = [];
  let documents = 0;
  for (const [number] of orders) {
    const order = stored.find(({ orderNumber }) => orderNumber === number);
    const history = (await get(`/${order?.id}/history`)).json;
    states.push(history.account.state);
    statuses.push(order?.status ?? '');
    documents += history.documents.length;
    const pdf = await get(`/${order?.id}/documents/${number}`);
    if (pdf.status === 200 && sha256(pdf.body) === hashes.get(number)) equal += 1;
  }
  report.all('invoices equal to the former file, by SHA-256', equal, hashes.size);
  report.equal('documents of six orders, one of them held', documents, 5);
  const expected = orders.map(([, , , , state]) => state);
  report.check('states of their payments', states.join() === expected.join(), states.join(', '));
  const kept = orders.map(([, status]) => status).join() === statuses.join();
  report.check('their statuses are as they were', kept, statuses.join(', '));
  const left = orders.filter(([number]) => existsSync(fileOf(dataDir, number))).length;
  report.equal('files left in the former directory', left, 0);
}
