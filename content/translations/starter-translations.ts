/** The translations of the starter content, by language and document. A language may have none. */
import type { OtherLanguage } from '#platform/languages.ts';
import { english } from './en/english.ts';
import { french } from './fr/french.ts';
import { italian } from './it/italian.ts';
import type { NestedTexts } from './nested-texts.ts';

export const starterTranslations: Readonly<Partial<Record<OtherLanguage, Readonly<Record<string, NestedTexts>>>>> = {
  fr: french,
  it: italian,
  en: english,
};

/** Texts by the ids of their places, such as 'partners.title'. */
export function placedTexts(texts: NestedTexts, path = ''): [id: string, text: string | string[]][] {
  return Object.entries(texts).flatMap(([name, inner]): [string, string | string[]][] => {
    const id = path === '' ? name : `${path}.${name}`;
    return typeof inner === 'string' || Array.isArray(inner) ? [[id, inner]] : placedTexts(inner, id);
  });
}
