import { records as english } from './en/records-en.ts';
import { records as french } from './fr/records-fr.ts';
import { records as italian } from './it/records-it.ts';
import type { RecordTexts } from './record-texts.ts';

/** The texts of the starter's records by language. */
export const recordTexts = { fr: french, it: italian, en: english };

/** The texts of a starter record in other languages. */
export function translationsOf<Kind extends keyof RecordTexts>(kind: Kind, name: string) {
  const written = Object.entries(recordTexts).map(([language, records]) => [language, records[kind][name]] as const);
  return Object.fromEntries(written.filter(([, texts]) => texts)) as Partial<
    Record<keyof typeof recordTexts, RecordTexts[Kind][string]>
  >;
}
