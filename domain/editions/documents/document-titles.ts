import type { PageDocument } from '#content/page-schemas.ts';
import { yearOfDocument } from './document-shapes.ts';

const germanTitles: Record<PageDocument, string> = {
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

/** What a document is called in mails to the office. */
export function germanDocumentTitle(document: string): string {
  const year = yearOfDocument(document);
  return year === undefined ? (germanTitles[document as PageDocument] ?? document) : `Ausgabe ${year}`;
}
