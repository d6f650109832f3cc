import type { PageDocument } from '#content/page-schemas.ts';
import { yearOfDocument } from './document-shapes.ts';

const germanTitles: Record<PageDocument, string> = {
  institution: 'Institution',
  frame: 'Texte jeder Seite: Navigation, Fusszeile',
  home: 'Texte der Startseite',
  insights: 'Texte der Seite Insights',
  about: 'Texte der Seite Über uns',
  partners: 'Texte der Seite Partner',
  order: 'Texte der Bestellseite',
  studies: 'Texte der Seite Studien, Archiv',
  media: 'Texte der Medienseite',
  legal: 'Rechtliche Hinweise',
  'partner-area': 'Texte des Partnerbereichs',
};

/** Titles of page texts in the admin area. */
export const englishTitles: Record<PageDocument, string> = {
  institution: 'Institution',
  frame: 'Every page: navigation, footer, news',
  home: 'Home page',
  insights: 'Insights',
  about: 'About',
  partners: 'Partners',
  order: 'Order',
  studies: 'Studies, archive, testimonials',
  media: 'Media, kit, gallery',
  legal: 'Legal notices',
  'partner-area': 'Partner area',
};

/** A document's title in the admin area. */
export function englishDocumentTitle(document: string): string {
  const year = yearOfDocument(document);
  return year === undefined ? (englishTitles[document as PageDocument] ?? document) : `Edition ${year}`;
}

/** A document's title in mails to the office. */
export function germanDocumentTitle(document: string): string {
  const year = yearOfDocument(document);
  return year === undefined ? (germanTitles[document as PageDocument] ?? document) : `Ausgabe ${year}`;
}
