/**
 * The shape in which documents are written now. A change of content/schemas.ts that stored documents don't follow raises it,
 * and brings a step that lifts them, and a sample of the shape before in tests/content-fixtures/.
 */
export const currentSchemaVersion = 2;

/** What every edition was sold for before documents said it. */
const firstPrices = { small: 695, large: 1295, presentation: 500 };

type Step = (document: string, content: object) => object;

/** The first lifts from version 1 to 2. A draft may be half written: a step takes what there is. */
const steps: readonly Step[] = [
  (document, content) => (yearOfDocument(document) ? { prices: firstPrices, ...content } : content),
];

const editionName = /^edition-(20\d\d)$/;

export const editionDocumentName = (year: number) => `edition-${year}`;

/** The year of an edition's document; undefined for the texts of pages and for what is no document. */
export function yearOfDocument(document: string): number | undefined {
  const [, year] = editionName.exec(document) ?? [];
  return year ? Number(year) : undefined;
}

interface StoredContent {
  document: string;
  content: unknown;
  schemaVersion: number;
}

/** A stored document in the shape of today. One that is newer than this code can be read by nobody here. */
export function lifted({ document, content, schemaVersion }: StoredContent): unknown {
  if (schemaVersion > currentSchemaVersion) {
    throw new Error(`a content document has schema version ${schemaVersion}, this code knows ${currentSchemaVersion}`);
  }
  if (content === null || typeof content !== 'object') return content;
  return steps.slice(schemaVersion - 1).reduce((raised, step) => step(document, raised), content);
}
