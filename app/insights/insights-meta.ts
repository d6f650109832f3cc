import { editionAddress, exactAddress, insightAddress, sharePicture } from '#domain/insights/insight-files.ts';
import type { PageMeta, PageRequest } from '../page-request.ts';
import { shownInsights } from './shown-insights.ts';

/** A shared card speaks for itself: its own title, sentence and picture, under an address that says its edition. */
export function insightsMeta(request: Pick<PageRequest, 'content' | 'parameters'>): PageMeta {
  const { live, card, isOlder } = shownInsights(request);
  const { facts } = live.edition;
  // The cards of an edition are one page: search engines know it once. A frame stays the same when the next edition comes.
  const canonical = isOlder || request.parameters.has('embed') ? editionAddress(facts.year) : '/insights';
  if (card) {
    return {
      title: `${card.title} – ${facts.title}`,
      description: card.message,
      picture: exactAddress(sharePicture(facts.year, card), facts.year, live.version),
      canonical,
      shared: insightAddress(facts.year, card),
    };
  }
  return {
    title: `${live.insights.title} – ${isOlder ? facts.title : 'Versicherungsmonitor'}`,
    description: live.insights.description,
    picture: '/assets/og/insights.png',
    canonical,
    shared: editionAddress(facts.year),
  };
}
