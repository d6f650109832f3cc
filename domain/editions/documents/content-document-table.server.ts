import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { publicationStates } from './content-answers.ts';

/**
 * What was published of a content document, whole and as it stood; rows are only ever added (a trigger sees to it). `json`
 * keeps the text as it came, so that its hash stays its hash.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** 'edition-2024', or the name of a page's texts: 'home', 'studies'. */
    document: text().notNull(),
    /** Counts from 1 in each document. */
    number: integer().notNull(),
    /** Of the shape it was written in; see document-shapes.ts. */
    schemaVersion: integer().notNull(),
    content: json().$type<unknown>().notNull(),
    /** Hex, of `content`. */
    sha256: text().notNull(),
    /** What a correction says of itself, for everybody to read. */
    note: text(),
    createdAt: instant().notNull().defaultNow(),
    /** An e-mail address; 'site' for what came with the site. */
    createdBy: text().notNull(),
  },
  (table) => [unique('content_versions_number').on(table.document, table.number)],
);

/** What the office is writing; one a document. */
export const contentDrafts = pgTable('content_drafts', {
  document: text().primaryKey(),
  /** Counts every change: whoever saves names the one that they know. */
  revision: integer().notNull(),
  schemaVersion: integer().notNull(),
  content: json().$type<unknown>().notNull(),
  savedAt: instant().notNull().defaultNow(),
});

/** When a version becomes, or became, what everybody reads. Live of a document is the publication that went live last. */
export const contentPublications = pgTable(
  'content_publications',
  {
    id: uuid().primaryKey().defaultRandom(),
    document: text().notNull(),
    versionId: uuid()
      .notNull()
      .references(() => contentVersions.id),
    /** Whether its edition becomes the current one with it. */
    makesCurrent: boolean().notNull(),
    dueAt: instant().notNull(),
    state: text({ enum: publicationStates }).notNull(),
    liveAt: instant(),
    /** Why it is blocked. */
    problem: text(),
  },
  (table) => [
    index('content_publications_newest').on(table.document, table.liveAt.desc()),
    uniqueIndex('content_publications_one_scheduled').on(table.document).where(sql`state = 'scheduled'`),
  ],
);

/** The files of an edition's version, made once when it is published; their bytes lie in the file store by their hash. Rows are only ever added. */
export const editionFiles = pgTable(
  'edition_files',
  {
    versionId: uuid()
      .notNull()
      .references(() => contentVersions.id),
    /** Where it is found on the site: '/assets/insights/2024/demografie.csv'. */
    address: text().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.address] })],
);
