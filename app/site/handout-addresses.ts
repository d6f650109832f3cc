import type { Edition } from '#content/schemas.ts';
import { publishedLanguages } from '#domain/editions/live-content/published-languages.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { editionDownloads } from '#domain/insights/insight-files.ts';
import type { StudyLanguage } from '#domain/studies/study-language.ts';
import { type Language, localPath, originalLanguage } from '#platform/languages.ts';

/** The addresses of a document by language; empty if there is none. */
export type DocumentLinks = Partial<Record<Language | StudyLanguage, string>>;

export interface Handouts {
  onePager: DocumentLinks;
  selectedInsights: DocumentLinks;
}

/** One-Pager and Selected Insights of a published edition, in the page's language if published, else in German. */
export function handoutsOf(content: SiteContent, edition: Edition): Handouts {
  const { year } = edition.facts;
  const published = publishedLanguages(content, '/insights', { year: String(year), isMainOnly: true });
  const language = published.includes(content.language) ? content.language : originalLanguage;
  const { onePager, selectedInsights } = editionDownloads(year);
  const own: { onePager?: DocumentLinks | undefined; selectedInsights?: DocumentLinks | undefined } = {
    onePager: edition.ownOnePager,
    selectedInsights: edition.ownSelectedInsights,
  };
  return {
    onePager: { [language]: own.onePager?.[language] ?? localPath(language, onePager) },
    selectedInsights: { [language]: own.selectedInsights?.[language] ?? localPath(language, selectedInsights) },
  };
}
