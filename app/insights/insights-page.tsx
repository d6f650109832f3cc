import type { LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { cardDataset } from '#domain/insights/datasets/card-dataset.ts';
import { editionCatalogue, editionDataset } from '#domain/insights/datasets/edition-dataset.ts';
import { EditionCitation } from '../components/edition-citation.tsx';
import { JsonLd } from '../components/json-ld.tsx';
import { Island } from '../island.tsx';
import { News } from '../news/news.tsx';
import type { PageRequest } from '../page-request.ts';
import { datasetSource } from './edition-dataset-source.ts';
import { insightsMarkup } from './insights-markup.tsx';
import InsightsViewer from './insights-viewer.tsx';
import { shownInsights } from './shown-insights.ts';
import { VersionList } from './version-list.tsx';

export default async function insightsPage(request: PageRequest) {
  const { language, content, parameters, publicUrl } = request;
  const { live, card, version } = shownInsights(request);
  const isEmbedded = parameters.has('embed');
  const beingMade = await request.data('packages-being-made');
  const hasPackage = !beingMade.includes(live.edition.facts.year);
  const markup = insightsMarkup({ content, live, card: card?.id ?? 1, version, hasPackage, isEmbedded, publicUrl });
  const viewer = <Island name="insights-viewer" component={() => <InsightsViewer markup={markup} />} hasPageKeys />;
  if (isEmbedded) return viewer;
  const sourceOf = (edition: LiveEdition) => datasetSource(content, edition, publicUrl);
  const described = card
    ? [cardDataset(sourceOf(live), card)]
    : [editionDataset(sourceOf(live)), editionCatalogue(content.editions.map(sourceOf))];
  return (
    <>
      {version === undefined && described.map((data) => data && <JsonLd key={String(data['@type'])} data={data} />)}
      <VersionList language={language} live={live} pinned={version} />
      {viewer}
      <EditionCitation
        language={language}
        live={live}
        publicUrl={publicUrl}
        className="no-print container-page pb-16"
      />
      {version === undefined && <News request={request} path="/insights" />}
    </>
  );
}
