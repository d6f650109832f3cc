import { escapeMarkup } from '#app/insights/chart-kit/svg.ts';
import { type TranslatedText, translatedText } from '#domain/core/records/translated-text.ts';
import { publishedLanguages } from '#domain/editions/live-content/published-languages.ts';
import { correctionsOf, type SiteContent } from '#domain/editions/live-content/site-content.ts';
import { editionAddress } from '#domain/insights/insight-files.ts';
import { noteIn, versionOf } from '#domain/insights/published-version.ts';
import type { MediaItem } from '#domain/media/media-item-answer.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import { labelled } from '#platform/labelled.ts';
import { type Language, languageDetails, localPath } from '#platform/languages.ts';
import { atomFeedWords } from './atom-feed-words.ts';

export interface FeedRecords {
  studies: readonly Study[];
  reports: readonly MediaItem[];
}

interface Entry {
  /** Never changes, even if the address does. */
  id: string;
  title: TranslatedText;
  address: string;
  updated: Date;
  summary: TranslatedText;
}

/** Feed readers keep the entries that they have loaded before. */
const maxEntries = 100;

/** Escapes a text for content and attributes; characters that XML forbids are omitted. */
const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids all of them
  escapeMarkup(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));

/** A text in the language of the feed, unless it says another. */
const textElement = (name: string, { text, lang }: TranslatedText): string =>
  `<${name}${lang ? ` xml:lang="${lang}"` : ''}>${escaped(text)}</${name}>`;

const inFeedLanguage = (text: string): TranslatedText => ({ text, lang: undefined });

const entryXml = ({ id, title, address, updated, summary }: Entry): string => `  <entry>
    <id>${escaped(id)}</id>
    ${textElement('title', title)}
    <link rel="alternate" href="${escaped(address)}"/>
    <updated>${updated.toISOString()}</updated>
    ${textElement('summary', summary)}
  </entry>
`;

/**
 * An edition counts as new on the day that its study names or, without one, at its publication here, and again with every
 * correction.
 */
function editionEntries(publicUrl: string, content: SiteContent, studies: readonly Study[]): Entry[] {
  const { language } = content;
  const words = atomFeedWords(language);
  const editions = content.editions.filter(({ edition: { facts } }) =>
    publishedLanguages(content, '/insights', { year: String(facts.year) }).includes(language),
  );
  return editions.map(({ edition: { facts }, versions }) => {
    const corrected = correctionsOf({ versions }).at(-1);
    const cameOutAt = studies.find(({ year }) => year === facts.year)?.publishedAt ?? versionOf({ versions }).liveAt;
    const note = corrected && noteIn(corrected, language);
    return {
      id: publicUrl + localPath(language, editionAddress(facts.year)),
      title: inFeedLanguage(facts.title),
      address: publicUrl + localPath(language, editionAddress(facts.year)),
      updated: new Date(corrected?.liveAt ?? cameOutAt),
      summary: note?.text ? { text: note.text, lang: note.lang } : inFeedLanguage(words.results(facts.year)),
    };
  });
}

/** A dated report links to where it appeared, or else to the page that lists it. */
function reportEntries(publicUrl: string, language: Language, reports: readonly MediaItem[]): Entry[] {
  return reports.flatMap((report) => {
    const { id, outlet, url, publishedAt } = report;
    if (!publishedAt) return [];
    const title = translatedText(report, 'title', language);
    const { text: description, lang } = translatedText(report, 'description', language);
    const summary = outlet && description ? labelled(outlet, description, lang ?? language) : (outlet ?? description);
    return {
      id: `urn:uuid:${id}`,
      title,
      address: url ? new URL(url, publicUrl).href : publicUrl + localPath(language, '/media'),
      updated: new Date(publishedAt),
      summary: summary ? { text: summary, lang: description ? lang : undefined } : title,
    };
  });
}

/**
 * The newest editions and media reports as an Atom feed (RFC 4287).
 * @param records the public ones, in the order of their lists
 */
export function atomFeed(publicUrl: string, content: SiteContent, { studies, reports }: FeedRecords): string {
  const entries = [
    ...editionEntries(publicUrl, content, studies),
    ...reportEntries(publicUrl, content.language, reports),
  ]
    .sort((a, b) => b.updated.getTime() - a.updated.getTime())
    .slice(0, maxEntries);
  const self = publicUrl + localPath(content.language, '/feed.xml');
  const updated = entries[0]?.updated ?? new Date(0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageDetails[content.language].locale}">
  <id>${self}</id>
  <title>${escaped(content.institution.senderName)}</title>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <link rel="alternate" type="text/html" href="${publicUrl}${localPath(content.language, '/media')}"/>
  <updated>${updated.toISOString()}</updated>
  <author><name>${escaped(content.institution.senderName)}</name></author>
${entries.map(entryXml).join('')}</feed>
`;
}
