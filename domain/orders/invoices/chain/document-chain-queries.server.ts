import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { prepareOnce } from '#platform/database/prepare-once.server.ts';
import { studyOrders } from '../../study-orders/study-order-table.server.ts';
import { invoiceDocuments } from '../invoice-document-table.server.ts';
import { documentChain } from './document-chain-table.server.ts';
import type { ChainEntry } from './verify-chain.ts';

const { position, part, number } = documentChain;

const entryOfContent = prepareOnce((db) =>
  db
    .select()
    .from(documentChain)
    .where(and(eq(number, sql.placeholder('number')), eq(part, 'content')))
    .prepare('chain-entry-of-content'),
);

/** The entry of a document's content. */
export const findChainEntry = (db: Readable, documentNumber: string) =>
  firstRow(entryOfContent(db).execute({ number: documentNumber }));

export const listChain = (db: Readable): Promise<ChainEntry[]> =>
  db.select().from(documentChain).orderBy(asc(position));

export const findLastChainEntry = (db: Readable) =>
  firstRow(db.select().from(documentChain).orderBy(desc(position)).limit(1));

/** All documents as verifyChain compares them; PDFs are hashed by the database. */
export function listChainedDocuments(db: Readable) {
  const { content, kind, totalRappen, reference, revokes, issuedAt, pdf } = invoiceDocuments;
  const field = (name: string) => sql`${content} ->> ${sql.raw(`'${name}'`)}`;
  return db
    .select({
      number: invoiceDocuments.number,
      contentText: sql<string>`${content}::text`,
      columnsMatch: sql<boolean>`(${invoiceDocuments.number}, ${kind}, ${totalRappen}::text, ${reference}, ${revokes}, ${issuedAt}, ${studyOrders.orderNumber})
        is not distinct from (${field('number')}, ${field('kind')}, ${field('totalRappen')}, ${field('paymentReference')},
          ${content} -> 'revokes' ->> 'number', (${field('issuedAt')})::timestamptz, ${field('orderNumber')})`,
      pdfSha256: sql<string | null>`encode(sha256(${pdf}), 'hex')`,
    })
    .from(invoiceDocuments)
    .innerJoin(studyOrders, eq(studyOrders.id, invoiceDocuments.studyOrderId))
    .orderBy(asc(issuedAt), asc(invoiceDocuments.number));
}

/** Adds the hashes of PDFs drawn since the last time, together, so that orders wait for the chain's lock once. */
export async function chainDrawnPdfs(db: Writable): Promise<void> {
  await db.execute(sql`
    insert into ${documentChain} (part, number, sha256)
    select 'pdf', number, sha256 from ${invoiceDocuments} drawn
    where sha256 is not null
      and not exists (select from ${documentChain} entry where entry.number = drawn.number and entry.part = 'pdf')
    order by issued_at, number
    on conflict (number, part) do nothing`);
}
