import type { LegalNotice, LegalPart, PrivacyList } from '#content/legal-schemas.ts';

/** The lists of the privacy note, as texts. */
export type PrivacyLists = Record<PrivacyList, readonly string[]>;

/** Id of the impressum's section with the privacy note. */
export const privacyAnchor = 'datenschutz';

/** Titles of lists that the office's text has no place for. */
export type PrivacyListTitles = Record<PrivacyList, string>;

export const germanListTitles: PrivacyListTitles = {
  'stored-data': 'Welche Angaben wir speichern und wozu',
  cookies: 'Cookies',
  terms: 'Wie lange wir Angaben aufbewahren',
  recipients: 'Wer die Angaben erhält',
};

function partsWithLists(parts: readonly LegalPart[], lists: PrivacyLists, titles: PrivacyListTitles): LegalPart[] {
  const shown = parts.map(({ shows }) => shows);
  const missing = (Object.keys(titles) as PrivacyList[]).filter((list) => !shown.includes(list));
  return [
    ...parts.map((part) => (part.shows ? { ...part, items: [...(part.items ?? []), ...lists[part.shows]] } : part)),
    ...missing.map((list) => ({ title: titles[list], paragraphs: [], items: [...lists[list]] })),
  ];
}

/** Adds the lists to the privacy note; those without a place in its text go to the end. */
export function noticeWithLists(
  notice: LegalNotice,
  lists: PrivacyLists,
  titles: PrivacyListTitles = germanListTitles,
): LegalNotice {
  const sections = notice.sections.map((section) =>
    section.id === privacyAnchor ? { ...section, parts: partsWithLists(section.parts ?? [], lists, titles) } : section,
  );
  return { ...notice, sections };
}
