import { hash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.server.ts';
import { databaseBefore } from '#tests/database-before.ts';
import { sampleInvoice } from '#tests/made-up/sample-document.ts';
import { silentLog } from '#tests/silent-log.ts';
import { sampleStudyOrder } from '../study-orders/sample-study-order.ts';
import { invoiceDocuments } from './invoice-document-table.server.ts';

test('documents issued before this migration keep their bytes and hash, and still never change', async () => {
  const database = await databaseBefore('documents_drawn_after_the_commit');
  const { db, address } = database;
  const number = 'VM-2026-000001';
  const { firstName, lastName, email, organization, billingAddress } = sampleStudyOrder;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into study_orders (order_number, edition_year, first_name, last_name, email, organization, billing_address,
      business_area, company_size, wants_presentation, partner_interest, price, presentation_price)
    values (${number}, 2024, ${firstName}, ${lastName}, ${email}, ${organization}, ${billingAddress},
      'strategy', 'small', false, 'no', 695, 0) returning id`);
  const pdf = Buffer.from('%PDF-1.7 Muster');
  const content = JSON.stringify(sampleInvoice({ orderNumber: number }));
  await db.execute(sql`
    insert into invoice_documents (number, kind, study_order_id, issued_at, content, total_rappen, sha256, pdf)
    values (${number}, 'invoice', ${rows[0]?.id}, now(), ${content}, 69500, ${hash('sha256', pdf)}, ${pdf})`);
  const read = async () => (await db.select().from(invoiceDocuments))[0];
  const before = await read();
  expect(before).toMatchObject({ number, pdf, sha256: hash('sha256', pdf) });

  await migrate({ address, log: silentLog });
  expect(await read()).toEqual(before);
  const another = Buffer.from('%PDF-1.7 Anders');
  const change = db
    .update(invoiceDocuments)
    .set({ pdf: another, sha256: hash('sha256', another) })
    .where(eq(invoiceDocuments.number, number));
  await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changes') } });
});
