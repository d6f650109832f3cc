import { words } from '#platform/words.ts';
import { englishWords } from './english-words.ts';
import { frenchWords } from './french-words.ts';
import { germanWords, type PrivacyWords } from './german-words.ts';
import { italianWords } from './italian-words.ts';

/** Texts of the privacy note's lists, in every language. */
export const privacyWords = words<PrivacyWords>(germanWords, { fr: frenchWords, it: italianWords, en: englishWords });
