import { liveLanguages } from '#domain/editions/live-content/page-link.ts';
import type { LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { editionAddress, exactAddress, insightAddress, sharePicture } from '#domain/insights/insight-files.ts';
import { hasValues } from '#domain/insights/insight-values.ts';
import { versionInSentence, versionOf } from '#domain/insights/published-version.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { openGraphPicture } from '../open-graph-picture.ts';
import type { PageMeta, PageRequest } from '../page-request.ts';
import { shownInsights } from './shown-insights.ts';

/** The edition's title, with the cited version if the address names one. */
export function shownEditionTitle(live: LiveEdition, version: number | undefined, language: Language): string {
  const { title } = live.edition.facts;
  return version === undefined ? title : `${title}, ${versionInSentence(versionOf(live), language)}`;
}

/** Metadata of /insights: those of the card that the address names, or those of the edition. */
export function insightsMeta(request: Pick<PageRequest, 'content' | 'parameters' | 'latestVersion'>): PageMeta {
  const { live, card, isOlder, version } = shownInsights(request);
  const { facts } = live.edition;
  const canonical = isOlder || request.parameters.has('embed') ? editionAddress(facts.year) : '/insights';
  const { latestVersion } = request;
  const isOutdated = latestVersion !== undefined && latestVersion.number !== version;
  const editionTitle = shownEditionTitle(live, version, request.content.language);
  const canonicalIn = liveLanguages(request.content, canonical);
  if (card) {
    return {
      isOutdated,
      canonicalIn,
      title: `${card.title} – ${editionTitle}`,
      description: card.message,
      picture: localPath(
        request.content.language,
        exactAddress(sharePicture(facts.year, card), facts.year, live.version),
      ),
      // With a year, the address still shows this edition after the next one is published.
      canonical: request.parameters.has('edition') ? insightAddress(facts.year, card) : canonical,
      shared: insightAddress(facts.year, card, version),
      // Sites that embed pasted addresses are not offered a version, which would keep a figure that is corrected later.
      isEmbeddable: hasValues(card) && version === undefined,
    };
  }
  return {
    isOutdated,
    canonicalIn,
    title: `${live.insights.title} – ${isOlder || version !== undefined ? editionTitle : 'Versicherungsmonitor'}`,
    description: live.insights.description,
    picture: openGraphPicture('insights', request.content.language),
    canonical,
    shared: editionAddress(facts.year, version),
  };
}
