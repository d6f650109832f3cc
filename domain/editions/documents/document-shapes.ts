/**
 * The shape in which documents are written now. A change of content/schemas.ts that stored documents don't follow raises it,
 * and brings a step that lifts them, and a sample of the shape before in tests/content-fixtures/.
 */
export const currentSchemaVersion = 6;

/** Whether a document was written by later code, after which an older release runs again: nobody here knows what it may say. */
export const isNewerThanCode = ({ schemaVersion }: { schemaVersion: number }) => schemaVersion > currentSchemaVersion;

const editionName = /^edition-(20\d\d)$/;

export const editionDocumentName = (year: number) => `edition-${year}`;

/** The year of an edition's document; undefined for the texts of pages and for what is no document. */
export function yearOfDocument(document: string): number | undefined {
  const [, year] = editionName.exec(document) ?? [];
  return year ? Number(year) : undefined;
}
