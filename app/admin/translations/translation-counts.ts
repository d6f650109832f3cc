import type { TranslationState } from '#domain/editions/translation-drafts/translation-answers.ts';

/** '2 missing, 1 older, not published'; empty if there is nothing to do. */
export function translationCounts({ missing, older, faulty, isShown }: TranslationState): string {
  const counts = [
    missing > 0 && `${missing} missing`,
    faulty > 0 && `${faulty} to fix`,
    older > 0 && `${older} older`,
    !isShown && 'not published',
  ];
  return counts.filter(Boolean).join(', ');
}
