import type { StoredTranslation } from '../documents/translation-content.ts';
import { linesOf, type PlaceText, type TextPlace } from './text-places.ts';

export interface HashedPlace extends TextPlace {
  hash: string;
}

export type TextState = 'missing' | 'older' | 'current';

const isEmpty = (text: PlaceText): boolean => linesOf(text).every((line) => line.trim() === '');

/** State of a translated text relative to the original's; an empty text counts as missing. */
export function textState({ hash }: Pick<HashedPlace, 'hash'>, translated: StoredTranslation | undefined): TextState {
  if (!translated || isEmpty(translated.text)) return 'missing';
  return translated.originalHash === hash ? 'current' : 'older';
}
