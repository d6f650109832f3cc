/** The content of published versions. It was checked before its publication: content of another shape is a fault. */
import type * as z from 'zod/mini';
import { type PageDocument, type PageTexts, pageDocuments } from '#content/page-schemas.ts';
import { type EditionDocument, editionDocument } from '#content/schemas.ts';
import { isBranch } from '../values/content-value.ts';
import { hasShape } from '../values/has-shape.ts';

/** The document whose shape a content has. Cached, because orders and mails read the same few contents all the time. */
const known = new WeakMap<object, string>();

/** @throws if it has another shape */
function published<Content>(document: string, schema: z.core.$ZodType, content: unknown): Content {
  if (!isBranch(content) || (known.get(content) !== document && !hasShape(schema, content)))
    throw new Error(`published content of ${document} doesn't have the shape of its schema`);
  known.set(content, document);
  return content as Content;
}

/** @throws if it isn't an edition */
export const publishedEdition = (document: string, content: unknown): EditionDocument =>
  published(document, editionDocument, content);

/** @throws if it isn't the texts of this page */
export const publishedTexts = <Name extends PageDocument>(document: Name, content: unknown): PageTexts[Name] =>
  published(document, pageDocuments[document], content);
