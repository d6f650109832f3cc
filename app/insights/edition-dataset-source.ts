import { withoutMarkup } from '#content/inline-markup.ts';
import { publishedLanguages } from '#domain/editions/live-content/published-languages.ts';
import type { LiveEdition, SiteContent } from '#domain/editions/live-content/site-content.ts';
import type { DatasetSource } from '#domain/insights/datasets/dataset-source.ts';

/** Input for the structured data of an edition as a dataset. */
export const datasetSource = (content: SiteContent, live: LiveEdition, publicUrl: string): DatasetSource => ({
  edition: live.edition,
  versions: live.versions,
  institution: content.institution,
  language: content.language,
  publishedIn: publishedLanguages(content, '/insights', { year: String(live.edition.facts.year) }),
  publicUrl,
  description: withoutMarkup(content.about.heading.lead),
});
