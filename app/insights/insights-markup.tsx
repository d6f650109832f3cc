import { renderToString } from 'react-dom/server';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { InsightsView, type InsightsViewProps } from './insights-view.tsx';

const drawn = new WeakMap<SiteContent, Map<string, string>>();

/**
 * The markup of /insights. Each view is rendered once per content version, and again when the edition's package is
 * ready.
 */
export function insightsMarkup(props: InsightsViewProps): string {
  const { content, live, card, version, hasPackage, isEmbedded, publicUrl } = props;
  const views = drawn.get(content) ?? new Map<string, string>();
  drawn.set(content, views);
  const key = `${live.edition.facts.year} ${card} ${version} ${hasPackage} ${isEmbedded} ${publicUrl}`;
  const known = views.get(key);
  if (known !== undefined) return known;
  // React's string is a tree of thousands of parts, which V8 would join again for each page that contains it.
  const markup = Buffer.from(renderToString(<InsightsView {...props} />)).toString();
  views.set(key, markup);
  return markup;
}
