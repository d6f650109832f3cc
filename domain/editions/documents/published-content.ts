/** The content of published versions. It was checked before its publication: content of another shape is a fault. */
import { type PageDocument, type PageTexts, pageDocuments } from '#content/page-schemas.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { hasShape } from './has-shape.ts';
import { isEdition } from './open-edition.ts';

const fault = (document: string) => new Error(`published content of ${document} doesn't have the shape of its schema`);

/** @throws if it isn't an edition */
export function publishedEdition(document: string, content: unknown): EditionDocument {
  if (!isEdition(content)) throw fault(document);
  return content;
}

const isTextsOf = <Name extends PageDocument>(document: Name, content: unknown): content is PageTexts[Name] =>
  hasShape(pageDocuments[document], content);

/** @throws if it isn't the texts of this page */
export function publishedTexts<Name extends PageDocument>(document: Name, content: unknown): PageTexts[Name] {
  if (!isTextsOf(document, content)) throw fault(document);
  return content;
}
