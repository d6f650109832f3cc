import { renderToString } from 'react-dom/server';
import { type LiveEdition, type SiteContent, versionOf } from '#domain/editions/live-content/site-content.ts';
import { InsightsView } from './insights-view.tsx';

interface InsightsRequest {
  content: SiteContent;
  live: LiveEdition;
  card: number;
  /** Number of the version, on a version's own page. */
  version?: number | undefined;
  /** Whether the edition's package is ready to download. */
  hasPackage?: boolean;
  embedded: boolean;
  publicUrl: string;
}

const drawn = new WeakMap<SiteContent, Map<string, string>>();

/**
 * The markup of /insights. Each view is rendered once per content version, and again when the edition's package is
 * ready.
 */
export function insightsMarkup({
  content,
  live,
  card,
  version,
  hasPackage = true,
  embedded,
  publicUrl,
}: InsightsRequest): string {
  const views = drawn.get(content) ?? new Map<string, string>();
  drawn.set(content, views);
  const key = `${live.edition.facts.year} ${card} ${version} ${hasPackage} ${embedded} ${publicUrl}`;
  const known = views.get(key);
  if (known !== undefined) return known;
  const markup = renderToString(
    <InsightsView
      language={content.language}
      edition={live.edition}
      version={live.version}
      published={versionOf(live)}
      pinned={version}
      hasPackage={hasPackage}
      current={card}
      embedded={embedded}
      publicUrl={publicUrl}
      texts={live.insights}
      order={
        content.inFrame === content.current
          ? { ...content.insights.order, label: content.frame.callToAction, edition: content.current.edition.facts }
          : null
      }
    />,
  );
  views.set(key, markup);
  return markup;
}
