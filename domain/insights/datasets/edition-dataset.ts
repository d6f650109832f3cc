import { labelled } from '#platform/labelled.ts';
import { languageDetails } from '#platform/languages.ts';
import { editionCitationText } from '../citation.ts';
import { dataWords } from '../data-words.ts';
import { insightDataRows } from '../insight-data-rows.ts';
import { allValuesAddress, dataPackageAddress, editionDownloads, insightArchive } from '../insight-files.ts';
import { hasValues } from '../insight-values.ts';
import { dataCatalogueWords } from '../open-data/data-catalogue-words.ts';
import { versionOf } from '../published-version.ts';
import { scales } from './card-dataset.ts';
import { dataDownload } from './dataset-download.ts';
import { asPart, cardNode, editionNode } from './dataset-nodes.ts';
import { catalogue, datasetProperties } from './dataset-properties.ts';
import type { DatasetSource, Node } from './dataset-source.ts';

/** One entry per card and unit. */
function editionVariables({ edition, language }: DatasetSource): Node[] {
  const { facts, insightCards } = edition;
  const words = dataWords(language);
  return insightCards.filter(hasValues).flatMap((card) => {
    const units = new Set(insightDataRows(card, facts, words).flatMap(({ figure }) => figure?.unit ?? []));
    return [...units].map((unit) => ({
      '@type': 'PropertyValue',
      name: card.title,
      description: card.message,
      unitText: words.units[unit],
      ...scales[unit],
    }));
  });
}

export function editionDataset(source: DatasetSource): Node {
  const { edition, language, publicUrl } = source;
  const { facts, insightCards } = edition;
  const words = dataWords(language);
  const cards = insightCards.filter(hasValues);
  const all = labelled(facts.title, words.allValues, language);
  return {
    '@context': 'https://schema.org',
    ...editionNode(source),
    ...datasetProperties(source),
    citation: editionCitationText(edition, { language, publicUrl, version: versionOf(source) }),
    keywords: [...dataCatalogueWords(language).keywords, ...cards.map(({ title }) => title)],
    variableMeasured: editionVariables(source),
    distribution: [
      dataDownload(source, allValuesAddress(facts.year), `${all} (CSV)`),
      dataDownload(source, allValuesAddress(facts.year, 'json'), `${all} (JSON)`),
      dataDownload(source, editionDownloads(facts.year).tables.xlsx, `${all} (XLSX)`),
      dataDownload(source, dataPackageAddress(facts.year), `${facts.title} (Data Package)`),
      dataDownload(source, insightArchive(facts.year), words.allCharts(facts.title)),
    ],
    hasPart: cards.map((card) => asPart(cardNode(source, card), source)),
  };
}

/** The catalogue with its editions. @param sources at least one */
export function editionCatalogue(sources: readonly DatasetSource[]): Node {
  const [first] = sources as [DatasetSource];
  return {
    '@context': 'https://schema.org',
    ...catalogue(first),
    inLanguage: languageDetails[first.language].locale,
    publisher: datasetProperties(first).publisher,
    dataset: sources.map((source) => asPart(editionNode(source), source)),
  };
}
