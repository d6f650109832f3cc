const names = {
  en: new Intl.DisplayNames('en', { type: 'language' }),
  de: new Intl.DisplayNames('de', { type: 'language' }),
};

/** The name of a language in English or German: 'French', 'Französisch'. */
export const languageName = (language: string, lang: keyof typeof names): string =>
  names[lang].of(language) ?? language;

/** The English names of languages as a list: 'French, Italian, and English'. */
export const joinedLanguageNames = (languages: readonly string[]): string =>
  new Intl.ListFormat('en').format(languages.map((language) => languageName(language, 'en')));
