import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { sampleInvoice } from '#tests/made-up/sample-document.ts';
import { testServices } from '#tests/test-services.ts';
import { creditNoteContent } from '../invoices/compose-document.server.ts';
import type { DocumentContent } from '../invoices/document-content.ts';
import { invoiceDocuments } from '../invoices/invoice-document-table.server.ts';
import { recordFact } from '../order-facts/record-fact.server.ts';
import { sampleStudyOrder } from '../study-orders/sample-study-order.ts';
import type { BusinessArea, CompanySize } from '../study-orders/study-order-choices.ts';
import { insertStudyOrder } from '../study-orders/study-order-queries.server.ts';
import { salesByYear } from './sales-by-year.ts';
import { listSales } from './sales-queries.server.ts';

const now = new Date('2026-11-24T12:00:00Z');

interface Order {
  at: string;
  firm: string;
  size: CompanySize;
  area: BusinessArea;
  edition: number;
  paidRappen?: number;
  isCancelled?: boolean;
  isDeleted?: boolean;
}

const orders: Order[] = [
  // Half past midnight of the new year in Zurich.
  { at: '2024-12-31T23:30:00Z', firm: 'Muster AG', size: 'small', area: 'strategy', edition: 2024, paidRappen: 69_500 },
  { at: '2025-06-10T10:00:00Z', firm: 'Beispiel AG', size: 'large', area: 'strategy', edition: 2024 },
  {
    at: '2025-07-01T10:00:00Z',
    firm: 'Dritte AG',
    size: 'large',
    area: 'kommunikation',
    edition: 2025,
    isCancelled: true,
  },
  {
    at: '2026-02-01T10:00:00Z',
    firm: 'MUSTER  AG',
    size: 'small',
    area: 'strategy',
    edition: 2025,
    paidRappen: 30_000,
  },
  {
    at: '2026-11-20T10:00:00Z',
    firm: 'Vierte AG',
    size: 'large',
    area: 'marktforschung',
    edition: 2025,
    isDeleted: true,
  },
  { at: '2026-11-21T10:00:00Z', firm: 'Vierte AG', size: 'small', area: 'marktforschung', edition: 2024 },
];

async function store({ at, firm, size, area, edition, ...more }: Order, index: number): Promise<void> {
  const { db } = services;
  const orderNumber = `VM-2026-0001${String(index).padStart(2, '0')}`;
  const price = size === 'small' ? 695 : 1295;
  const chosen = { organization: firm, companySize: size, businessArea: area, wantsPresentation: false };
  const order = { ...sampleStudyOrder, ...chosen, price, presentationPrice: 0, orderNumber };
  const { id: studyOrderId } = await insertStudyOrder(db, { ...order, editionYear: edition });
  await db.execute(
    sql`update study_orders set created_at = ${at}, deleted_at = ${more.isDeleted ? at : null} where id = ${studyOrderId}`,
  );
  const stored = (content: DocumentContent) => ({
    number: content.number,
    kind: content.kind,
    studyOrderId,
    issuedAt: new Date(at),
    content,
    totalRappen: content.totalRappen,
  });
  const invoice = sampleInvoice({ ...order, createdAt: new Date(at) });
  await db.insert(invoiceDocuments).values(stored(invoice));
  if (more.isCancelled) {
    const creditNote = creditNoteContent(invoice, { number: `VM-2026-0002${index}`, issuedAt: new Date(at) });
    await db.insert(invoiceDocuments).values({ ...stored(creditNote), revokes: invoice.number });
    await db.transaction((tx) => recordFact(tx, { studyOrderId, kind: 'cancellation', recordedBy: 'site' }));
  }
  if (more.paidRappen) {
    const payment = { studyOrderId, kind: 'payment', amountRappen: more.paidRappen, recordedBy: 'site' } as const;
    await db.transaction((tx) => recordFact(tx, payment));
  }
}

const services = await testServices();
beforeAll(async () => {
  for (const [index, order] of orders.entries()) await store(order, index);
});

const years = async () => salesByYear(await listSales(services.db, now), 2026);

test('sales by year: cancelled orders don’t count, deleted ones do; a returning firm is found by its name', async () => {
  const [y2026, y2025, ...more] = await years();
  expect(more).toEqual([]);
  expect(y2025).toMatchObject({ year: 2025, orders: 2, salesRappen: 199_000, firms: 2, returningFirms: 0 });
  expect(y2025).toMatchObject({
    open: { orders: 1, salesRappen: 129_500 },
    overdue: { orders: 1, salesRappen: 129_500 },
  });
  expect(y2025?.months.map((month) => month.orders)).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  expect(y2026).toMatchObject({ orders: 3, salesRappen: 268_500, firms: 2, returningFirms: 1 });
  expect(y2026).toMatchObject({
    open: { orders: 3, salesRappen: 238_500 },
    overdue: { orders: 1, salesRappen: 39_500 },
  });
  expect(y2026?.editions).toEqual([
    { key: 2025, orders: 2, salesRappen: 199_000 },
    { key: 2024, orders: 1, salesRappen: 69_500 },
  ]);
});

/** Counts in SQL, independently of the code under test. */
const counted = async (column: string, year: number) => {
  const rows = await services.query(
    `select ${column} as key, count(*)::int as orders, sum((d.content ->> 'totalRappen')::int)::int as sales
     from invoice_documents d join study_orders o on o.id = d.study_order_id
     where d.kind = 'invoice' and d.number not in (select revokes from invoice_documents where revokes is not null)
       and to_char(o.created_at at time zone 'Europe/Zurich', 'YYYY') = $1
     group by 1 order by 1`,
    String(year),
  );
  return rows;
};

test.each([2025, 2026])('the figures of %i are those of a second count in SQL', async (year) => {
  const shown = (await years()).find((yearSales) => yearSales.year === year);
  if (!shown) throw new Error('the year is missing');
  const sums = (named: readonly { key: string | number | null; orders: number; salesRappen: number }[]) =>
    named
      .filter(({ orders }) => orders > 0)
      .map(({ key, orders: count, salesRappen: sales }) => ({ key, orders: count, sales }))
      .sort((a, b) => (String(a.key).padStart(4) < String(b.key).padStart(4) ? -1 : 1));
  expect(sums(shown.editions)).toEqual(await counted('o.edition_year', year));
  expect(sums(shown.sizes)).toEqual(await counted('o.company_size', year));
  expect(sums(shown.areas)).toEqual(await counted('o.business_area', year));
  const months = shown.months.map((sum, index) => ({ key: index + 1, ...sum }));
  expect(sums(months)).toEqual(
    await counted("extract(month from o.created_at at time zone 'Europe/Zurich')::int", year),
  );
  expect([{ key: year, orders: shown.orders, sales: shown.salesRappen }]).toEqual(
    await counted("extract(year from o.created_at at time zone 'Europe/Zurich')::int", year),
  );
  const rows = await services.query(
    `select coalesce(sum(d.total_rappen - coalesce(f.paid, 0)), 0)::int as open
     from invoice_documents d join study_orders o on o.id = d.study_order_id
     left join (select study_order_id, sum(amount_rappen) as paid from order_facts
       where kind in ('payment', 'refund') group by 1) f on f.study_order_id = o.id
     where d.kind = 'invoice' and d.number not in (select revokes from invoice_documents where revokes is not null)
       and to_char(o.created_at at time zone 'Europe/Zurich', 'YYYY') = $1`,
    String(year),
  );
  expect(shown.open.salesRappen).toBe(rows[0].open);
});
