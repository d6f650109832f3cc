import type { PageDocument } from '#content/page-schemas.ts';
import { type Language, languages, originalLanguage } from '#platform/languages.ts';
import { editionDocumentName } from '../documents/document-shapes.ts';
import { findEdition, type SiteContent } from './site-content.ts';

/** Header, footer and contact form. */
const onEveryPage: readonly PageDocument[] = ['institution', 'frame', 'home'];

/** The documents of single pages, by canonical path. */
const documentsOfPages: Readonly<Record<string, readonly PageDocument[]>> = {
  '/about': ['about'],
  '/partners': ['partners'],
  '/studies': ['studies'],
  '/media': ['media'],
  '/partner-area': ['partner-area'],
  '/imprint': ['legal'],
  '/impressum': ['legal'],
  '/order': ['order'],
  '/insights': ['insights'],
};

/** The languages in which a page is published: those of all documents that it shows. */
export function publishedLanguages(
  content: SiteContent,
  /** Canonical path. */
  page: string,
  /** An edition that the page shows beside the current one, and whether it is embedded: without header, footer and order. */
  { year = null, isEmbedded = false }: { year?: string | null; isEmbedded?: boolean } = {},
): Language[] {
  const shown = findEdition(content, year) ?? content.current;
  const editions = isEmbedded ? [shown] : [content.current, shown];
  const documents = [
    ...(isEmbedded ? [] : onEveryPage),
    ...(documentsOfPages[page] ?? []),
    ...editions.map(({ edition }) => editionDocumentName(edition.facts.year)),
  ];
  return languages.filter((language) =>
    documents.every((name) => (content.languagesOf[name] ?? [originalLanguage]).includes(language)),
  );
}
