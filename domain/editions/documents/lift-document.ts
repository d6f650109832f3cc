import { accessibilityStatement } from '#content/legal/accessibility-statement.ts';
import { descriptions } from '#content/legal/legal-notices.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import { homePage, mediaPage, partnerAreaPage, studiesPage } from '#content/page-texts.ts';
import { currentSchemaVersion, isNewerThanCode, yearOfDocument } from './document-shapes.ts';
import { type FormerTexts, withoutInstitution } from './lift-institution.ts';
import { withPrivacyLists } from './lift-privacy-note.ts';

/** What every edition was sold for before documents said it. */
const firstPrices = { small: 695, large: 1295, presentation: 500 };

/** What stood in code before documents said it: added to what they say. */
const firstWords: Record<string, object> = {
  home: homePage,
  studies: studiesPage,
  media: mediaPage,
  'partner-area': partnerAreaPage,
};

/** The notices' own descriptions, and the accessibility statement where there is none. */
function withStatement(legal: Partial<PageTexts['legal']>): object {
  const described = (path: 'impressum' | 'imprint', notice: object | undefined) =>
    notice && { [path]: { description: descriptions[path], ...notice } };
  const sections = legal.impressum?.sections ?? [];
  const at = sections.findIndex(({ id }) => id === 'datenschutz') + 1 || sections.length;
  const isThere = sections.some(({ id }) => id === accessibilityStatement.id);
  const impressum = legal.impressum && {
    ...legal.impressum,
    sections: isThere ? sections : sections.toSpliced(at, 0, accessibilityStatement),
  };
  return { ...legal, ...described('impressum', impressum), ...described('imprint', legal.imprint) };
}

type Step = (document: string, content: object) => object;

/** The first lifts from version 1 to 2. A draft may be half written: a step takes what there is. */
const steps: readonly Step[] = [
  (document, content) => (yearOfDocument(document) ? { prices: firstPrices, ...content } : content),
  (document, content) => (document === 'legal' ? withStatement(content) : { ...firstWords[document], ...content }),
  (document, content) => ({ ...firstWords[document], ...content }),
  withoutInstitution,
  withPrivacyLists,
];

export interface StoredContent {
  document: string;
  content: unknown;
  schemaVersion: number;
}

/** A stored document in the shape of today. @throws when it is newer than this code, which can't know what it says */
export function lifted({ document, content, schemaVersion }: StoredContent): unknown {
  if (isNewerThanCode({ schemaVersion })) {
    throw new Error(`a content document has schema version ${schemaVersion}, this code knows ${currentSchemaVersion}`);
  }
  if (content === null || typeof content !== 'object') return content;
  return steps.slice(schemaVersion - 1).reduce((raised, step) => step(document, raised), content);
}

/** Where the institution has a document of its own. */
const institutionVersion = 5;

/** A stored document as it still said who publishes the study; undefined: it is of a later shape, and says nothing of it. */
export function formerTexts<Name extends keyof FormerTexts>(stored: StoredContent): FormerTexts[Name] | undefined {
  const { document, content, schemaVersion } = stored;
  if (schemaVersion >= institutionVersion || content === null || typeof content !== 'object') return undefined;
  return steps
    .slice(schemaVersion - 1, institutionVersion - 2)
    .reduce((raised, step) => step(document, raised), content);
}

/** A stored document to look at: in the shape of today, or as it is stored when it is newer. */
export const readable = (stored: StoredContent): unknown => (isNewerThanCode(stored) ? stored.content : lifted(stored));
