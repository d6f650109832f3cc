import { words } from '#platform/words.ts';

/** Names of the languages of studies and printed copies. */
export const studyLanguageWords = words(
  { de: 'Deutsch', en: 'Englisch', fr: 'Französisch', it: 'Italienisch' },
  {
    fr: { de: 'Allemand', en: 'Anglais', fr: 'Français', it: 'Italien' },
    it: { de: 'Tedesco', en: 'Inglese', fr: 'Francese', it: 'Italiano' },
    en: { de: 'German', en: 'English', fr: 'French', it: 'Italian' },
  },
);
