/**
 * The shape in which documents are written now. A change of content/schemas.ts that stored documents don't follow raises it,
 * and brings a step that lifts them (see `lifted`).
 */
export const currentSchemaVersion = 1;

const editionName = /^edition-(20\d\d)$/;

export const editionDocumentName = (year: number) => `edition-${year}`;

/** The year of an edition's document; undefined for the texts of pages and for what is no document. */
export function yearOfDocument(document: string): number | undefined {
  const [, year] = editionName.exec(document) ?? [];
  return year ? Number(year) : undefined;
}

/** A stored document in the shape of today. One that is newer than this code can be read by nobody here. */
export function lifted(content: unknown, schemaVersion: number): unknown {
  if (schemaVersion > currentSchemaVersion) {
    throw new Error(`a content document has schema version ${schemaVersion}, this code knows ${currentSchemaVersion}`);
  }
  return content;
}
