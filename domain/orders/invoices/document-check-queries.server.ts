import { asc, inArray, sql } from 'drizzle-orm';
import type { Database, Readable } from '#platform/database/database.server.ts';
import { documentChecks } from './document-check-table.server.ts';
import { invoiceDocuments } from './invoice-document-table.server.ts';

const { number, kind, studyOrderId, content, pdf, sha256 } = invoiceDocuments;

/**
 * Compares all PDFs with their hashes and stores the result, with the first document that doesn't fit the chain.
 * @returns the number of damaged ones
 */
export async function checkAllDocuments(db: Database, outOfChain?: string): Promise<number> {
  const found = await db
    .select({ number })
    .from(invoiceDocuments)
    .where(sql`encode(sha256(${pdf}), 'hex') <> ${sha256}`);
  const damaged = [...new Set([...found.map((document) => document.number), ...(outOfChain ? [outOfChain] : [])])];
  await db.transaction(async (tx) => {
    await tx.delete(documentChecks);
    await tx.insert(documentChecks).values({ damaged });
  });
  return damaged.length;
}

export async function readDocumentCheck(db: Readable) {
  const [check] = await db.select().from(documentChecks).orderBy(asc(documentChecks.checkedAt)).limit(1);
  const damagedDocuments = await db
    .select({ number, kind, studyOrderId, orderNumber: sql<string>`${content} ->> 'orderNumber'` })
    .from(invoiceDocuments)
    .where(inArray(number, check?.damaged ?? []))
    .orderBy(asc(number));
  return { documentsCheckedAt: check?.checkedAt ?? null, damagedDocuments };
}
