import type { ArchiveEdition } from '#content/page-schemas.ts';
import type { EditionFacts } from '#content/schemas.ts';
import type { TranslatedText } from '#domain/core/records/translated-text.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import type { Language } from '#platform/languages.ts';
import type { DocumentLinks, Handouts } from '../handout-addresses.ts';
import { studyTexts } from '../study-texts.ts';

export interface ShownEdition {
  year: number;
  title: TranslatedText;
  description: TranslatedText;
  pages: number;
  /** Undefined if unknown. */
  date: string | undefined;
  cover: string | undefined;
  selectedInsights: DocumentLinks;
  onePager: DocumentLinks;
}

/** The entry of an earlier edition that the page text doesn't list. */
const defaultEntry = ({ year, title, subtitle, pages, cover }: EditionFacts) => ({
  year,
  title,
  description: subtitle,
  pages: pages.archive.value,
  date: undefined,
  cover,
  downloadLinks: { selectedInsights: {}, onePager: {} },
});

const writtenOr = (written: DocumentLinks, made: DocumentLinks | undefined): DocumentLinks =>
  Object.values(written).some(Boolean) ? written : (made ?? {});

/**
 * The entries of the page text and all other earlier editions, newest first, each overridden by the study record of its
 * year. A record's PDF replaces the Selected Insights; an entry without documents links the edition's handouts.
 * @param records in the API's order: within a year the current one comes first, else the one changed last
 * @param earlier published editions before the current one
 * @param handouts those of published editions, by year
 */
export function archiveEditions(
  language: Language,
  written: readonly ArchiveEdition[],
  records: readonly Study[],
  earlier: readonly EditionFacts[],
  handouts: ReadonlyMap<number, Handouts> = new Map(),
): ShownEdition[] {
  const others = earlier.filter(({ year }) => !written.some((entry) => entry.year === year)).map(defaultEntry);
  const entries = others.length === 0 ? written : [...written, ...others].sort((a, b) => b.year - a.year);
  return entries.map(({ downloadLinks, ...entry }) => {
    const record = records.find(({ year }) => year === entry.year);
    const made = handouts.get(entry.year);
    return {
      year: entry.year,
      ...studyTexts(record, entry, language),
      pages: record?.pages ?? entry.pages,
      date: record?.publishedAt ?? entry.date,
      cover: entry.cover,
      selectedInsights: record?.pdfUrl
        ? { [record.language]: record.pdfUrl }
        : writtenOr(downloadLinks.selectedInsights, made?.selectedInsights),
      onePager: writtenOr(downloadLinks.onePager, made?.onePager),
    };
  });
}
