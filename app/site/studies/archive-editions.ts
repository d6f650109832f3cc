import type { ArchiveEdition } from '#content/page-schemas.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import type { StudyLanguage } from '#domain/studies/study-language.ts';

/** An address by language; without any there is nothing to open. */
export type DocumentLinks = Partial<Record<StudyLanguage, string>>;

export interface ShownEdition {
  year: number;
  title: string;
  description: string;
  pages: number;
  date: string;
  cover: string | undefined;
  selectedInsights: DocumentLinks;
  onePager: DocumentLinks;
}

/**
 * The fixed editions, each with the texts and links of the study record of its year where the record has them. A
 * record's one PDF takes the place of the selected insights in every language; the one-pager has no field in a record.
 * @param records as the API orders them: of one year the one that counts comes first (current, else changed last)
 */
export function archiveEditions(fixed: readonly ArchiveEdition[], records: readonly Study[]): ShownEdition[] {
  return fixed.map(({ downloadLinks, ...entry }) => {
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
