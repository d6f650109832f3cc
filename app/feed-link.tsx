import { type Language, localPath } from '#platform/languages.ts';
import { documentWords } from './document-words.ts';
import { feedPath } from './feed-path.ts';

/** Lets feed readers discover the feed. */
export function FeedLink({ language, path }: { language: Language; path: string }) {
  if (path !== '/insights' && path !== '/media') return null;
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={documentWords(language).feed}
      href={localPath(language, feedPath)}
    />
  );
}
