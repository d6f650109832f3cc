import type { PageDocument } from '#content/page-schemas.ts';
import { languageName } from '#platform/language-names.ts';
import { yearOfDocument } from './document-shapes.ts';
import { translationOf } from './translation-name.ts';

interface DocumentTitle {
  english: string;
  /** In mails to the office. */
  german: string;
  /** The page that shows it. */
  page: string;
}

/** The documents of page texts, in the order of the office's list. */
const pageTexts: Record<PageDocument, DocumentTitle> = {
  institution: { english: 'Institution', german: 'Institution', page: '/impressum' },
  frame: {
    english: 'Every page: navigation, footer, news',
    german: 'Texte jeder Seite: Navigation, Fusszeile',
    page: '/',
  },
  home: { english: 'Home page', german: 'Texte der Startseite', page: '/' },
  insights: { english: 'Insights', german: 'Texte der Seite Insights', page: '/insights' },
  about: { english: 'About', german: 'Texte der Seite Über uns', page: '/about' },
  partners: { english: 'Partners', german: 'Texte der Seite Partner', page: '/partners' },
  order: { english: 'Order', german: 'Texte der Bestellseite', page: '/order' },
  studies: { english: 'Studies, archive, testimonials', german: 'Texte der Seite Studien, Archiv', page: '/studies' },
  media: { english: 'Media, kit, gallery', german: 'Texte der Medienseite', page: '/media' },
  legal: { english: 'Legal notices', german: 'Rechtliche Hinweise', page: '/impressum' },
  'partner-area': { english: 'Partner area', german: 'Texte des Partnerbereichs', page: '/partner-area' },
};

export const pageTextNames = Object.keys(pageTexts) as PageDocument[];

export const isPageText = (name: string): name is PageDocument => Object.hasOwn(pageTexts, name);

const titleOf = (document: string): DocumentTitle | undefined =>
  isPageText(document) ? pageTexts[document] : undefined;

const partsOf = (name: string): { document: string; language?: string } => translationOf(name) ?? { document: name };

/** The name of a document or translation in the admin area. */
export function englishDocumentTitle(name: string): string {
  const { document, language } = partsOf(name);
  if (language) return `${englishDocumentTitle(document)} in ${languageName(language, 'en')}`;
  const year = yearOfDocument(document);
  return year === undefined ? (titleOf(document)?.english ?? document) : `Edition ${year}`;
}

/** The name of a document or translation in mails to the office. */
export function germanDocumentTitle(name: string): string {
  const { document, language } = partsOf(name);
  if (language) return `${germanDocumentTitle(document)} (${languageName(language, 'de')})`;
  const year = yearOfDocument(document);
  return year === undefined ? (titleOf(document)?.german ?? document) : `Ausgabe ${year}`;
}

/** The page that shows the texts. */
export const pageOfTexts = (document: PageDocument): string => pageTexts[document].page;
