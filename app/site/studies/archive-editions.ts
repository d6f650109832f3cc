import type { ArchiveEdition } from '#content/page-schemas.ts';
import type { EditionFacts } from '#content/schemas.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import type { StudyLanguage } from '#domain/studies/study-language.ts';

/** An address by language; empty if there is no document. */
export type DocumentLinks = Partial<Record<StudyLanguage, string>>;

export interface ShownEdition {
  year: number;
  title: string;
  description: string;
  pages: number;
  /** Undefined if unknown. */
  date: string | undefined;
  cover: string | undefined;
  selectedInsights: DocumentLinks;
  onePager: DocumentLinks;
  /** Whether title and text are those of a study record. */
  isOfRecord: boolean;
}

/** Default entry of an earlier edition without a written one, so that published editions stay listed. */
const defaultEntry = ({ year, title, subtitle, pages, cover }: EditionFacts) => ({
  year,
  title,
  description: subtitle,
  pages: pages.archive.value,
  date: undefined,
  cover,
  downloadLinks: { selectedInsights: {}, onePager: {} },
});

/**
 * The written entries, and earlier editions without one, newest first, each overridden by the study record of its year.
 * A record's PDF replaces the selected insights in every language; records have no field for the one-pager.
 * @param records as ordered by the API: of one year the current one comes first, else the last changed
 * @param earlier published editions before the current one
 */
export function archiveEditions(
  written: readonly ArchiveEdition[],
  records: readonly Study[],
  earlier: readonly EditionFacts[],
): ShownEdition[] {
  const others = earlier.filter(({ year }) => !written.some((entry) => entry.year === year)).map(defaultEntry);
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
      isOfRecord: record !== undefined,
    };
  });
}
