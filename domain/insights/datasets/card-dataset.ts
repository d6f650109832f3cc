import type { Unit } from '#content/figure-schemas.ts';
import type { InsightCard } from '#content/schemas.ts';
import { labelled } from '#platform/labelled.ts';
import { dataWords } from '../data-words.ts';
import { insightCitation } from '../insight-citation.ts';
import { insightDataRows } from '../insight-data-rows.ts';
import { commaCsvAddress, insightFile } from '../insight-files.ts';
import { hasValues } from '../insight-values.ts';
import { dataCatalogueWords } from '../open-data/data-catalogue-words.ts';
import { versionOf } from '../published-version.ts';
import { dataDownload } from './dataset-download.ts';
import { asPart, cardNode, editionNode } from './dataset-nodes.ts';
import { datasetProperties } from './dataset-properties.ts';
import type { DatasetSource, Node } from './dataset-source.ts';

/** Properties of units in schema.org, in addition to their names. */
export const scales: Partial<Record<Unit, Node>> = {
  percent: { unitCode: 'P1' },
  'scale-1-7': { minValue: 1, maxValue: 7 },
  years: { unitCode: 'ANN' },
};

/** One entry per figure of the edition's own survey. */
function cardVariables({ edition, language }: DatasetSource, card: InsightCard): Node[] {
  const words = dataWords(language);
  return insightDataRows(card, edition.facts, words).flatMap(({ group, label, figure, unit }) =>
    figure?.year === edition.facts.year
      ? {
          '@type': 'PropertyValue',
          ...(figure.key ? { propertyID: figure.key } : {}),
          name: group && group !== label ? labelled(group, label, language) : label,
          value: figure.value,
          unitText: unit,
          ...scales[figure.unit],
        }
      : [],
  );
}

/** A card's own dataset; undefined for a card without values. */
export function cardDataset(source: DatasetSource, card: InsightCard): Node | undefined {
  if (!hasValues(card)) return undefined;
  const { edition, language, publicUrl } = source;
  const { year } = edition.facts;
  return {
    '@context': 'https://schema.org',
    ...cardNode(source, card),
    ...datasetProperties(source),
    citation: insightCitation(card, edition.citation, { language, publicUrl, version: versionOf(source) }).text,
    keywords: [...dataCatalogueWords(language).keywords, card.title],
    variableMeasured: cardVariables(source, card),
    distribution: [
      dataDownload(source, commaCsvAddress(year, card), `${card.title} (CSV)`),
      ...(['json', 'svg', 'png'] as const).map((format) =>
        dataDownload(source, insightFile(year, card, format), `${card.title} (${format.toUpperCase()})`),
      ),
    ],
    isPartOf: asPart(editionNode(source), source),
  };
}
