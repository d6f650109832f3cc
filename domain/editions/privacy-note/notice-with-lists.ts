import type { LegalNotice, LegalPart, PrivacyList } from '#content/page-schemas.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import { privacyListTitles } from './privacy-list-words.ts';

/** The lists of the privacy note, as texts. */
export type PrivacyLists = Record<PrivacyList, readonly string[]>;

/** Id of the impressum's section with the privacy note. */
export const privacyAnchor = 'datenschutz';

function partsWithLists(parts: readonly LegalPart[], lists: PrivacyLists, language: Language): LegalPart[] {
  const titles = privacyListTitles(language);
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
  language: Language = originalLanguage,
): LegalNotice {
  const sections = notice.sections.map((section) =>
    section.id === privacyAnchor
      ? { ...section, parts: partsWithLists(section.parts ?? [], lists, language) }
      : section,
  );
  return { ...notice, sections };
}
