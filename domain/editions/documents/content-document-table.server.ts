import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import type { OtherLanguage } from '#platform/languages.ts';
import { publicationStates } from './content-answers.ts';

/**
 * Published versions of content documents; a trigger prevents changes. The type `json` (not `jsonb`) keeps the text unchanged,
 * so that its hash stays valid.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** 'edition-2024', or the name of a page's texts: 'home', 'studies'. */
    document: text().notNull(),
    /** Counted from 1 per document. A version that was cancelled or blocked leaves its number to the next one. */
    number: integer().notNull(),
    /** Schema version of the content; see document-shapes.ts. */
    schemaVersion: integer().notNull(),
    content: json().$type<unknown>().notNull(),
    /** SHA-256 of `content`, in hex. */
    sha256: text().notNull(),
    /**
     * Identifies it in addresses of files: the first 16 digits of the hash. A later version with the same content has another
     * name, because files state the number and date of their version.
     */
    name: text().notNull(),
    /** Public note of a correction. */
    note: text(),
    noteTranslations: jsonb().$type<Partial<Record<OtherLanguage, string>>>(),
    createdAt: instant().notNull().defaultNow(),
    /** Email address; 'site' for the content that comes with the site. */
    createdBy: text().notNull(),
  },
  (table) => [
    index('content_versions_number').on(table.document, table.number),
    unique('content_versions_name').on(table.document, table.name),
  ],
);

/** Unpublished changes; one draft per document. */
export const contentDrafts = pgTable('content_drafts', {
  document: text().primaryKey(),
  /** Raised with every save; a save has to name the current one. */
  revision: integer().notNull(),
  schemaVersion: integer().notNull(),
  content: json().$type<unknown>().notNull(),
  savedAt: instant().notNull().defaultNow(),
  /** Ids of texts that were copied from the previous edition and have been read since. */
  readTexts: json().$type<string[]>().notNull().default([]),
});

/** When versions go or went live. Of each document the publication that went live last is shown. */
export const contentPublications = pgTable(
  'content_publications',
  {
    id: uuid().primaryKey().defaultRandom(),
    document: text().notNull(),
    versionId: uuid()
      .notNull()
      .references(() => contentVersions.id),
    makesCurrent: boolean().notNull(),
    dueAt: instant().notNull(),
    state: text({ enum: publicationStates }).notNull(),
    liveAt: instant(),
    /** Why it is blocked. */
    problem: text(),
  },
  (table) => [
    index('content_publications_newest').on(table.document, table.liveAt),
    uniqueIndex('content_publications_one_scheduled').on(table.document).where(sql`state = 'scheduled'`),
  ],
);

/** Files of an edition's version, made once at its publication; the file store has their bytes by hash. Rows never change. */
export const editionFiles = pgTable(
  'edition_files',
  {
    versionId: uuid()
      .notNull()
      .references(() => contentVersions.id),
    /** Path on the site: '/assets/insights/2024/demografie.csv'. */
    address: text().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.address] })],
);
