/** The content of published versions. It was checked before its publication: content of another shape is a fault. */
import type * as z from 'zod/mini';
import { type PageDocument, type PageTexts, pageDocuments } from '#content/page-schemas.ts';
import { type EditionDocument, editionDocument } from '#content/schemas.ts';
import { isBranch } from '../values/content-value.ts';
import { hasShape } from '../values/has-shape.ts';

/** The document whose shape a content has. Cached, because orders and mails read the same few contents all the time. */
const known = new WeakMap<object, string>();

function hasPublishedShape(document: string, schema: z.core.$ZodType, content: unknown): boolean {
  if (!isBranch(content)) return false;
  if (known.get(content) === document) return true;
  if (!hasShape(schema, content)) return false;
  known.set(content, document);
  return true;
}

const isEditionOf = (document: string, content: unknown): content is EditionDocument =>
  hasPublishedShape(document, editionDocument, content);

const isTextsOf = <Name extends PageDocument>(document: Name, content: unknown): content is PageTexts[Name] =>
  hasPublishedShape(document, pageDocuments[document], content);

const fault = (document: string) => new Error(`published content of ${document} doesn't have the shape of its schema`);

/** @throws if it isn't an edition */
export function publishedEdition(document: string, content: unknown): EditionDocument {
  if (!isEditionOf(document, content)) throw fault(document);
  return content;
}

/** @throws if it isn't the texts of this page */
export function publishedTexts<Name extends PageDocument>(document: Name, content: unknown): PageTexts[Name] {
  if (!isTextsOf(document, content)) throw fault(document);
  return content;
}
