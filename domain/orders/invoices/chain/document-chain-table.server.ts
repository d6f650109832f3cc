import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

/** What an entry proves: a document's content, hashed when it is issued, or its PDF, once it is drawn. */
export const chainParts = ['content', 'pdf'] as const;

/**
 * The hash chain of all documents. Triggers write the entry of a content and fill in position, time, previous and head
 * (`database/migrations`). Entries are never changed or removed, not even with their document: they hold hashes only.
 */
export const documentChain = pgTable(
  'document_chain',
  {
    position: integer().primaryKey(),
    part: text({ enum: chainParts }).notNull(),
    /** The document's number; no foreign key, because the entry outlives the document. */
    number: text().notNull(),
    /** SHA-256 of the content's or PDF's bytes, in hex. */
    sha256: text().notNull(),
    at: instant().notNull(),
    /** Head of the entry before; zeros for the first. Unique, so that the chain can't fork. */
    previous: text().notNull().unique(),
    head: text().notNull().unique(),
  },
  ({ number, part }) => [unique('document_chain_part_of_document').on(number, part)],
);
