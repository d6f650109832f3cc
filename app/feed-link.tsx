import { feedPath } from './feed-path.ts';

/** Lets feed readers discover the feed. */
export function FeedLink({ path }: { path: string }) {
  if (path !== '/insights' && path !== '/media') return null;
  return <link rel="alternate" type="application/atom+xml" title="Ausgaben und Medienberichte" href={feedPath} />;
}
