import { type Language, originalLanguage } from '#platform/languages.ts';

/** The path of a page's preview picture, made by script/make-assets. */
export const openGraphPicture = (name: string, language: Language): string =>
  `/assets/og/${language === originalLanguage ? name : `${name}-${language}`}.png`;
