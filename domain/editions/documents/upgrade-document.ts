import { accessibilityStatement } from '#content/legal/accessibility-statement.ts';
import { descriptions } from '#content/legal/legal-notices.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import { homePage, mediaPage, partnerAreaPage, studiesPage } from '#content/page-texts.ts';
import { textIn, valueAt } from '../values/content-value.ts';
import { currentSchemaVersion, isNewerThanCode, yearOfDocument } from './document-shapes.ts';
import { type FormerTexts, withoutInstitution } from './upgrade-institution.ts';
import { withoutOutdatedTexts } from './upgrade-outdated-texts.ts';
import { withPrivacyLists } from './upgrade-privacy-note.ts';

/** Prices from before documents had them, in CHF. */
const firstPrices = { small: 695, large: 1295, presentation: 500 };

/** Texts that were in code before documents had them. */
const firstTexts: Record<string, object> = {
  home: homePage,
  studies: studiesPage,
  media: mediaPage,
  'partner-area': partnerAreaPage,
};

/** Adds descriptions to the notices, and the accessibility statement if it is missing. */
function withStatement(legal: Partial<PageTexts['legal']>): object {
  const described = (path: 'impressum' | 'imprint', notice: object | undefined) =>
    notice && { [path]: { description: descriptions[path], ...notice } };
  const sections = legal.impressum?.sections ?? [];
  const index = sections.findIndex(({ id }) => id === 'datenschutz') + 1 || sections.length;
  const isThere = sections.some(({ id }) => id === accessibilityStatement.id);
  const impressum = legal.impressum && {
    ...legal.impressum,
    sections: isThere ? sections : sections.toSpliced(index, 0, accessibilityStatement),
  };
  return { ...legal, ...described('impressum', impressum), ...described('imprint', legal.imprint) };
}

/** Until version 6 the routes of the navigation were code, and documents had its labels. */
const formerRoutes = [
  ['insights', '/visual-analytics'],
  ['about', '/about'],
  ['partners', '/partners'],
  ['studies', '/studies'],
  ['media', '/media'],
] as const;

function withNavigationLinks(document: string, content: object): object {
  const navigation = valueAt(content, 'navigation');
  if (document !== 'frame' || !navigation) return content;
  const links = formerRoutes.map(([page, href]) => ({
    label: textIn(valueAt(navigation, page)),
    href,
    isInFooter: page !== 'insights',
  }));
  return { ...content, navigation: links };
}

type Step = (document: string, content: object) => object;

/** Upgrade steps; the first one is from version 1 to 2. Drafts may be incomplete, so a step has to handle missing fields. */
const steps: readonly Step[] = [
  (document, content) => (yearOfDocument(document) ? { prices: firstPrices, ...content } : content),
  (document, content) => (document === 'legal' ? withStatement(content) : { ...firstTexts[document], ...content }),
  (document, content) => ({ ...firstTexts[document], ...content }),
  withoutInstitution,
  withPrivacyLists,
  withNavigationLinks,
  (document, content) =>
    yearOfDocument(document)
      ? { disclosure: { isRandomSample: false }, ...content }
      : withoutOutdatedTexts(document, content),
];

export interface StoredContent {
  document: string;
  content: unknown;
  schemaVersion: number;
}

/** Upgrades a stored document to the current schema version. @throws if a later release wrote it */
export function upgraded({ document, content, schemaVersion }: StoredContent): unknown {
  if (isNewerThanCode({ schemaVersion })) {
    throw new Error(`a content document has schema version ${schemaVersion}, this code knows ${currentSchemaVersion}`);
  }
  if (content === null || typeof content !== 'object') return content;
  return steps.slice(schemaVersion - 1).reduce((raised, step) => step(document, raised), content);
}

/** First schema version with a document for the institution. */
const institutionVersion = 5;

/** A stored document with what it said about the institution; undefined if it is of a version without that. */
export function formerTexts<Name extends keyof FormerTexts>(stored: StoredContent): FormerTexts[Name] | undefined {
  const { document, content, schemaVersion } = stored;
  if (schemaVersion >= institutionVersion || content === null || typeof content !== 'object') return undefined;
  return steps
    .slice(schemaVersion - 1, institutionVersion - 2)
    .reduce((raised, step) => step(document, raised), content);
}

/** A stored document for display: upgraded, or unchanged if a later release wrote it. */
export const upgradedIfKnown = (stored: StoredContent): unknown =>
  isNewerThanCode(stored) ? stored.content : upgraded(stored);
