import type { PageTexts } from '#content/page-schemas.ts';
import { resolveTexts } from '#content/resolve-edition.ts';
import type { EditionDocument } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import { editionWithTrends } from '../../insights/figure-trends.ts';
import { legalWithInstitution } from './legal-with-institution.ts';
import { withLocalLinks } from './local-links.ts';
import { isInFrameOf } from './published-languages.ts';
import type { LanguagesOfDocuments, LiveEdition, SiteContent } from './site-content.ts';

export interface ContentParts {
  language: Language;
  languagesOf: LanguagesOfDocuments;
  /** With unresolved references to the current edition. */
  texts: PageTexts;
  /** At least one, in any order. */
  editions: readonly ({ document: EditionDocument } & Omit<LiveEdition, 'edition' | 'insights'>)[];
  /** The study flagged as the current edition, or the year of a previewed edition with its study. */
  currentStudy: { id: string | undefined; year: number } | null | undefined;
}

function frozen<Value>(value: Value): Value {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/**
 * Composes the site content. The current edition is that of the flagged study, or the newest if that has no content or no
 * study is flagged. The result is frozen.
 */
export function composeSiteContent({
  language,
  languagesOf,
  editions,
  currentStudy,
  texts,
}: ContentParts): SiteContent {
  const newestFirst = editions.toSorted((a, b) => b.document.facts.year - a.document.facts.year);
  const currentPart = newestFirst.find(({ document }) => document.facts.year === currentStudy?.year) ?? newestFirst[0];
  if (!currentPart) throw new Error('The site needs an edition to show.');
  const inLanguage = [currentPart, ...newestFirst].find(({ document }) =>
    isInFrameOf(language, document.facts.year, languagesOf),
  );
  const framePart = inLanguage ?? currentPart;
  const documents = newestFirst.map(({ document }) => document);
  const shown = newestFirst.map(({ document, ...live }) => ({
    edition: editionWithTrends(document, documents, language),
    insights: resolveTexts(document, texts.insights, language),
    ...live,
  }));
  const currentIndex = newestFirst.indexOf(currentPart);
  const published = { language, languagesOf, editions: shown, current: shown[currentIndex] as LiveEdition };
  const linked = <Value>(value: Value): Value => withLocalLinks(published, value);
  const linkedEditions = shown.map(linked);
  const resolved = linked(resolveTexts(framePart.document, texts, language));
  return frozen({
    language,
    languagesOf,
    editions: linkedEditions,
    current: linkedEditions[currentIndex] as LiveEdition,
    inFrame: linkedEditions[newestFirst.indexOf(framePart)] as LiveEdition,
    currentStudyId: currentStudy?.id ?? null,
    ...resolved,
    legal: legalWithInstitution(resolved.legal, resolved.institution, language),
  });
}
