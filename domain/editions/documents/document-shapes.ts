/**
 * Schema version of new documents. An incompatible change of content/schemas.ts raises it, adds a step to upgrade-document.ts,
 * and a sample of the previous version to tests/content-fixtures/.
 */
export const currentSchemaVersion = 8;

/** Whether a later release wrote a document, which this older one can't interpret. */
export const isNewerThanCode = ({ schemaVersion }: { schemaVersion: number }) => schemaVersion > currentSchemaVersion;

const editionName = /^edition-(20\d\d)$/;

export const editionDocumentName = (year: number) => `edition-${year}`;

/** The year of an edition's document; undefined for other names. */
export function yearOfDocument(document: string): number | undefined {
  const [, year] = editionName.exec(document) ?? [];
  return year ? Number(year) : undefined;
}
