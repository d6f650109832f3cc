import type { EditionFacts } from '#content/schemas.ts';

/** Identifies an edition's data wherever they are listed: its DOI, or a name on this site. */
export const datasetIdentifier = ({ doi, year }: Pick<EditionFacts, 'doi' | 'year'>, publicUrl: string): string =>
  doi ?? `versicherungsmonitor-${year}@${new URL(publicUrl).host}`;
