import type { LegalNotice } from '#content/legal-schemas.ts';
import { germanWords } from '../../core/privacy/words/german-words.ts';
import { privacyAnchor } from './notice-with-lists.ts';

/** The subject of a line: 'Kontaktnachrichten' of 'Kontaktnachrichten: 24 Monate'. */
const subjectOf = (line: string): string => line.split(':')[0]?.trim() ?? '';

const listed = new Set([
  ...Object.values(germanWords.activities).map(({ title }) => title),
  ...Object.values(germanWords.data).flatMap(({ terms = [] }) => terms.map(subjectOf)),
]);

/** Finds the office's lines on a subject that the generated lists already cover, by path: 'sections.1.parts.0.items.2' */
export function repeatedLines({ sections }: LegalNotice) {
  return sections.flatMap(({ id, parts = [] }, section) =>
    parts.flatMap(({ shows, items = [] }, part) => {
      if (id !== privacyAnchor || !shows) return [];
      return items.flatMap((item, index) =>
        listed.has(subjectOf(item))
          ? [{ path: `sections.${section}.parts.${part}.items.${index}`, subject: subjectOf(item) }]
          : [],
      );
    }),
  );
}
