import { feedPath } from './feed-path.ts';

/** By which feed readers find the feed on the pages that it tells of. */
export function FeedLink({ path }: { path: string }) {
  if (path !== '/insights' && path !== '/media') return null;
  return <link rel="alternate" type="application/atom+xml" title="Ausgaben und Medienberichte" href={feedPath} />;
}
