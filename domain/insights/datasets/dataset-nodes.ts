import type { EditionFacts, InsightCard } from '#content/schemas.ts';
import { localPath } from '#platform/languages.ts';
import { editionAddress, insightAddress } from '../insight-files.ts';
import { datasetProperties } from './dataset-properties.ts';
import type { DatasetSource, Node } from './dataset-source.ts';

/** Identifies an edition's data wherever they are listed: its DOI, or a name on this site. */
export const datasetIdentifier = ({ doi, year }: Pick<EditionFacts, 'doi' | 'year'>, publicUrl: string): string =>
  doi ?? `versicherungsmonitor-${year}@${new URL(publicUrl).host}`;

/** Address of a page, and the same in the other languages. */
function addresses({ language, publishedIn, publicUrl }: DatasetSource, path: string, doi?: string): Node {
  const others = publishedIn.filter((other) => other !== language).map((other) => publicUrl + localPath(other, path));
  const sameAs = [...(doi ? [`https://doi.org/${doi}`] : []), ...others];
  const url = publicUrl + localPath(language, path);
  return { '@id': url, url, ...(sameAs.length > 0 ? { sameAs } : {}) };
}

export function editionNode(source: DatasetSource): Node {
  const { edition, publicUrl, description } = source;
  const { facts } = edition;
  return {
    '@type': 'Dataset',
    name: facts.title,
    description: `${facts.subtitle}. ${description}`,
    ...addresses(source, editionAddress(facts.year), facts.doi),
    identifier: datasetIdentifier(facts, publicUrl),
  };
}

export function cardNode(source: DatasetSource, card: InsightCard): Node {
  const { edition, publicUrl } = source;
  const { facts } = edition;
  return {
    '@type': 'Dataset',
    name: `${card.title} (${facts.title})`,
    description: `${card.message} ${card.description}`,
    ...addresses(source, insightAddress(facts.year, card)),
    identifier: `${datasetIdentifier(facts, publicUrl)}#${card.slug}`,
  };
}

/** Named inside another dataset. */
export const asPart = (node: Node, source: DatasetSource): Node => {
  const { license, creator } = datasetProperties(source);
  return { ...node, ...(license ? { license } : {}), creator };
};
