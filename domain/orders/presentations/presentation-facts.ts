import { formatLongDateTime } from '#platform/dates.ts';
import type { Language } from '#platform/languages.ts';
import { presentationWords } from '../appointments/presentation-words.ts';
import type { Presentation } from '../study-orders/presentation.ts';

export function presentationFacts(
  { startsAt, minutes, place, speaker }: Pick<Presentation, 'startsAt' | 'minutes' | 'place' | 'speaker'>,
  language: Language,
): [label: string, value: string][] {
  const words = presentationWords(language);
  return [
    [words.date, formatLongDateTime(new Date(startsAt), language)],
    [words.duration, words.minutes(minutes)],
    [words.place, place],
    [words.speaker, speaker],
  ];
}
