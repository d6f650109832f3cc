import type { PageDocument } from '#content/page-schemas.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { type Language, languages, originalLanguage } from '#platform/languages.ts';
import { editionDocumentName } from '../documents/document-shapes.ts';
import { findEdition, type LanguagesOfDocuments, type SiteContent } from './site-content.ts';

/** Header, footer and contact form. */
const onEveryPage: readonly PageDocument[] = ['institution', 'frame', 'home'];

/** Its structured data describes the study as the about page does. */
const ofInsights: readonly PageDocument[] = ['insights', 'about'];

/** The documents of single pages, by path. */
const documentsOfPages: Readonly<Record<string, readonly PageDocument[]>> = {
  '/about': ['about'],
  '/partners': ['partners'],
  '/studies': ['studies'],
  '/media': ['media'],
  '/partner-area': ['partner-area'],
  '/imprint': ['legal'],
  '/impressum': ['legal'],
  '/order': ['order'],
  '/insights': ofInsights,
  '/visual-analytics': ofInsights,
};

type EditionPart = keyof EditionDocument;

/** What every page shows of an edition, the newest in its language: the footer, and facts that texts refer to. */
const editionPartsInFrame: readonly EditionPart[] = ['facts', 'statistics'];

/** Further parts of the current edition that pages show; a page that isn't listed shows all of it or offers its files. */
const editionPartsOfPages: Readonly<Record<string, readonly EditionPart[]>> = {
  '/': ['homeTexts', 'keyFigures', 'sample', 'sampleNotes'],
  '/about': ['aboutTexts'],
  '/order': ['orderTexts'],
  '/partners': [],
  '/partner-area': [],
  '/imprint': [],
  '/impressum': [],
  '/404': [],
};

/** The name of an edition's part among the languages of documents. */
export const editionPartName = (document: string, part: string) => `${document}#${part}`;

/** Whether these documents and parts of editions are all published in a language. */
const arePublishedIn = (language: Language, names: readonly string[], languagesOf: LanguagesOfDocuments): boolean =>
  names.every((name) => (languagesOf[name] ?? [originalLanguage]).includes(language));

/** Whether the parts of an edition that header and footer show are published in a language. */
export const isInFrameOf = (language: Language, year: number, languagesOf: LanguagesOfDocuments): boolean =>
  arePublishedIn(
    language,
    editionPartsInFrame.map((part) => editionPartName(editionDocumentName(year), part)),
    languagesOf,
  );

function namesOfPage(
  content: Pick<SiteContent, 'languagesOf' | 'editions' | 'current'>,
  page: string,
  { year, isMainOnly }: { year: string | null; isMainOnly: boolean },
): string[] {
  const shown = findEdition(content, year) ?? content.current;
  const edition = editionDocumentName(shown.edition.facts.year);
  const documents = documentsOfPages[page] ?? [];
  if (isMainOnly) return [...documents.filter((name) => name !== 'about'), edition];
  const parts = editionPartsOfPages[page];
  if (!parts) return [...onEveryPage, ...documents, edition];
  // Texts refer to the facts of the edition in the frame, which has to be the one that the page shows.
  const shownParts = parts.length > 0 ? [...editionPartsInFrame, ...parts] : [];
  return [...onEveryPage, ...documents, ...shownParts.map((part) => editionPartName(edition, part))];
}

/**
 * The languages in which a page is published: those of everything that it shows. The page of an edition, and pages that show
 * none, stay in their languages when a later one is published in fewer; their footer then has the newest in that language.
 */
export function publishedLanguages(
  content: Pick<SiteContent, 'languagesOf' | 'editions' | 'current'>,
  page: string,
  /** The edition that the page shows if not the current one, and whether header, footer and order don't matter. */
  { year = null, isMainOnly = false }: { year?: string | null; isMainOnly?: boolean } = {},
): Language[] {
  const { languagesOf, editions } = content;
  const names = namesOfPage(content, page, { year, isMainOnly });
  const hasFrame = (language: Language) =>
    editions.some(({ edition }) => isInFrameOf(language, edition.facts.year, languagesOf));
  return languages.filter(
    (language) => arePublishedIn(language, names, languagesOf) && (isMainOnly || hasFrame(language)),
  );
}
