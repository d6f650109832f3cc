import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { hasChanged } from '#platform/database/has-changed.server.ts';
import { prepareOnce } from '#platform/database/prepare-once.server.ts';
import { documentChain } from './chain/document-chain-table.server.ts';
import type { ShownHead } from './chain/verify-chain.ts';
import { invoiceDocuments, validInvoices } from './invoice-document-table.server.ts';

export type InvoiceDocument = Omit<typeof invoiceDocuments.$inferSelect, 'pdf'>;
export interface StoredPdf extends Pick<InvoiceDocument, 'number' | 'kind' | 'content'> {
  /** Hex. */
  sha256: string;
  pdf: Buffer;
  /** Whether content and hash are those of the chain's entries. */
  matchesChain: boolean;
  /** The chain's head of its content. */
  shown: ShownHead | null;
}

const { pdf, ...allButPdf } = getTableColumns(invoiceDocuments);
const { number, kind, content, sha256, studyOrderId } = allButPdf;

export async function insertDocument(tx: Writable, document: typeof invoiceDocuments.$inferInsert): Promise<void> {
  await tx.insert(invoiceDocuments).values(document);
}

/** An order's documents in the order of the chain, which a clock that was set back doesn't change. */
export function listOrderDocuments(db: Readable, orderId: string): Promise<InvoiceDocument[]> {
  return db
    .select(allButPdf)
    .from(invoiceDocuments)
    .leftJoin(documentChain, and(eq(documentChain.number, number), eq(documentChain.part, 'content')))
    .where(eq(studyOrderId, orderId))
    .orderBy(asc(documentChain.position));
}

/** An order's valid invoice. */
export const findInvoice = (db: Readable, orderId: string) =>
  firstRow(
    db
      .select(allButPdf)
      .from(invoiceDocuments)
      .innerJoin(validInvoices, eq(validInvoices.number, number))
      .where(eq(studyOrderId, orderId)),
  );

/** The last invoice of an order, revoked or not. */
export const findLastInvoice = async (db: Readable, orderId: string): Promise<InvoiceDocument | undefined> =>
  (await listOrderDocuments(db, orderId)).findLast((document) => document.kind === 'invoice');

const documentByNumber = prepareOnce((db) =>
  db
    .select(allButPdf)
    .from(invoiceDocuments)
    .where(eq(number, sql.placeholder('number')))
    .prepare('document-by-number'),
);

export const findDocument = (db: Readable, documentNumber: string) =>
  firstRow(documentByNumber(db).execute({ number: documentNumber }));

const matchesChain = sql<boolean>`not exists (select from ${documentChain} entry where entry.number = ${invoiceDocuments}.number and entry.sha256 <>
  case entry.part when 'pdf' then ${invoiceDocuments}.sha256 else encode(sha256(convert_to(content::text, 'UTF8')), 'hex') end)`;

const { position, head } = documentChain;

const pdfOfDocument = prepareOnce((db) =>
  db
    .select({ number, kind, content, sha256, pdf, matchesChain, shown: { position, head } })
    .from(invoiceDocuments)
    .leftJoin(documentChain, and(eq(documentChain.number, number), eq(documentChain.part, 'content')))
    .where(eq(number, sql.placeholder('number')))
    .prepare('pdf-of-document'),
);

/** A document's PDF with its hash and head; undefined until it is drawn. */
export async function findPdf(db: Readable, documentNumber: string): Promise<StoredPdf | undefined> {
  const [found] = await pdfOfDocument(db).execute({ number: documentNumber });
  return found?.pdf && found.sha256 ? { ...found, sha256: found.sha256, pdf: found.pdf } : undefined;
}

const drawnDocument = prepareOnce((db: Writable) =>
  db
    .update(invoiceDocuments)
    .set({ sha256: sql`${sql.placeholder('sha256')}`, pdf: sql`${sql.placeholder('pdf')}` })
    .where(and(eq(number, sql.placeholder('number')), isNull(invoiceDocuments.pdf)))
    .prepare('drawn-document'),
);

/** Stores a document's PDF. @returns false if it already has one, which is kept */
export async function storePdf(
  db: Writable,
  { number: documentNumber, sha256, pdf }: Pick<StoredPdf, 'number' | 'sha256' | 'pdf'>,
): Promise<boolean> {
  return hasChanged(drawnDocument(db).execute({ number: documentNumber, sha256, pdf }));
}

/** Numbers of documents without a PDF, oldest first. */
export async function listUndrawn(db: Readable): Promise<string[]> {
  const found = await db
    .select({ number })
    .from(invoiceDocuments)
    .where(isNull(invoiceDocuments.pdf))
    .orderBy(asc(invoiceDocuments.issuedAt), asc(number));
  return found.map((document) => document.number);
}
