import type { LegalNotice } from '#content/page-schemas.ts';
import { germanData } from '../../core/privacy/words/german-data.ts';
import { germanWords } from '../../core/privacy/words/german-words.ts';
import { privacyAnchor } from './notice-with-lists.ts';

/** What a line of a list is about: 'Kontaktnachrichten' of 'Kontaktnachrichten: 24 Monate'. */
const subjectOf = (line: string): string => line.split(':')[0]?.trim() ?? '';

const listed = new Set([
  ...Object.values(germanWords.activities).map(({ title }) => title),
  ...Object.values(germanData).flatMap(({ terms }) => terms.map(subjectOf)),
]);

export interface RepeatedLine {
  /** Of the section with its part and item, with dots. */
  path: string;
  subject: string;
}

/** Lines of the office that are about what the lists of the privacy note say themselves, in a part that shows one. */
export function repeatedLines({ sections }: LegalNotice): RepeatedLine[] {
  return sections.flatMap(({ id, parts = [] }, section) =>
    parts.flatMap(({ shows, items = [] }, part) => {
      if (id !== privacyAnchor || !shows) return [];
      return items.flatMap((item, place) =>
        listed.has(subjectOf(item))
          ? [{ path: `sections.${section}.parts.${part}.items.${place}`, subject: subjectOf(item) }]
          : [],
      );
    }),
  );
}
