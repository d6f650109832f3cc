import type { ArchiveEdition } from '#content/page-schemas.ts';
import type { EditionFacts } from '#content/schemas.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import type { StudyLanguage } from '#domain/studies/study-language.ts';

/** An address by language; without any there is nothing to open. */
export type DocumentLinks = Partial<Record<StudyLanguage, string>>;

export interface ShownEdition {
  year: number;
  title: string;
  description: string;
  pages: number;
  /** Undefined: nobody has told it. */
  date: string | undefined;
  cover: string | undefined;
  selectedInsights: DocumentLinks;
  onePager: DocumentLinks;
}

/** An earlier edition that nobody has written an entry of, as it says itself: what was published stays to be found. */
const entryOf = ({ year, title, subtitle, pages, cover }: EditionFacts) => ({
  year,
  title,
  description: subtitle,
  pages: pages.archive.value,
  date: undefined,
  cover,
  downloadLinks: { selectedInsights: {}, onePager: {} },
});

/**
 * The written entries, and the earlier editions that have none, newest first; each with the texts and links of the study record of
 * its year where the record has them. A record's one PDF takes the place of the selected insights in every language; the one-pager
 * has no field in a record.
 * @param records as the API orders them: of one year the one that counts comes first (current, else changed last)
 * @param earlier published editions before the current one
 */
export function archiveEditions(
  written: readonly ArchiveEdition[],
  records: readonly Study[],
  earlier: readonly EditionFacts[],
): ShownEdition[] {
  const others = earlier.filter(({ year }) => !written.some((entry) => entry.year === year)).map(entryOf);
  const entries = others.length === 0 ? written : [...written, ...others].sort((one, other) => other.year - one.year);
  return entries.map(({ downloadLinks, ...entry }) => {
    const record = records.find(({ year }) => year === entry.year);
    return {
      year: entry.year,
      title: record?.title ?? entry.title,
      description: record?.description ?? entry.description,
      pages: record?.pages ?? entry.pages,
      date: record?.publishedAt ?? entry.date,
      cover: entry.cover,
      selectedInsights: record?.pdfUrl ? { [record.language]: record.pdfUrl } : downloadLinks.selectedInsights,
      onePager: downloadLinks.onePager,
    };
  });
}
