/** The two legal pages, which link to each other. Their sections show parts of the publisher in institution.ts. */

import type { LegalNotice } from '../legal-schemas.ts';
import { paymentTermDays } from '../order-terms.ts';
import { accessibilityStatement } from './accessibility-statement.ts';
import { privacyNotice } from './privacy-notice.ts';

/** Covers every name with Muster or Beispiel, and every example address. */
const sampleNotice =
  'Hinweis: Hochschule, Personen, Firmen, Anschriften, Zitate, Erscheinungsdaten und externe Adressen auf dieser Website sind Muster. Sie sind an Namen wie «Muster» oder «Beispiel» und an Adressen unter example.org und example.com zu erkennen und werden vor der Veröffentlichung ersetzt.';

/** Descriptions for search engines and link previews. */
export const descriptions = {
  impressum: 'Herausgeber, verantwortliche Personen, Urheberrecht, Haftungsausschluss und Datenschutz.',
  imprint: 'Anschrift des Instituts, Ansprechpersonen und rechtliche Hinweise zum Versicherungsmonitor.',
};

export const impressum: LegalNotice = {
  path: '/impressum',
  description: descriptions.impressum,
  title: 'Impressum',
  lead: 'Wer den Versicherungsmonitor herausgibt, wer ihn verantwortet und wie mit Inhalten und Daten umgegangen wird.',
  sections: [
    {
      id: 'herausgeberin',
      title: 'Herausgeberin',
      paragraphs: [],
      shows: 'publisher',
    },
    {
      id: 'adresse',
      title: 'Adresse',
      paragraphs: [],
      shows: 'address',
    },
    {
      id: 'verantwortliche-personen',
      title: 'Verantwortliche Personen',
      paragraphs: [],
      shows: 'responsible-persons',
    },
    {
      id: 'urheberrecht',
      title: 'Urheberrecht',
      paragraphs: [
        'Texte, Grafiken, Bilder und Daten dieser Website sind urheberrechtlich geschützt. Publizierte Zahlen und Diagramme dürfen mit Quellenangabe («Versicherungsmonitor», Ausgabe, Herausgeberin) zitiert und wiedergegeben werden.',
        'Der vollständige Bericht ist für das Unternehmen bestimmt, das ihn bestellt hat. Wer ihn weitergeben, vervielfältigen oder öffentlich zugänglich machen will, braucht die schriftliche Zustimmung der Herausgeberin.',
      ],
    },
    {
      id: 'haftungsausschluss',
      title: 'Haftungsausschluss',
      paragraphs: [
        'Die Inhalte werden sorgfältig erarbeitet und geprüft. Für Richtigkeit, Vollständigkeit und Aktualität kann dennoch keine Gewähr übernommen werden. Die Ergebnisse sind keine Beratung zu Versicherungen, Anlagen oder Rechtsfragen; Haftungsansprüche aus ihrer Verwendung sind ausgeschlossen, soweit das Gesetz es zulässt.',
        'Für die Inhalte fremder Websites, auf die verwiesen wird, sind ausschliesslich deren Betreiber verantwortlich.',
      ],
    },
    privacyNotice,
    accessibilityStatement,
    { id: 'musterangaben', title: 'Musterangaben', paragraphs: [sampleNotice] },
  ],
  status: 'Stand: Juli 2024',
  otherNotice: { path: '/imprint', label: 'Institut, Kontakt und rechtliche Hinweise' },
};

export const imprint: LegalNotice = {
  path: '/imprint',
  description: descriptions.imprint,
  title: 'Institut, Kontakt und rechtliche Hinweise',
  lead: 'Das Institut hinter der Studie, die Kontakte von Projektleitung und Verband und die rechtlichen Hinweise.',
  sections: [
    {
      id: 'institut',
      title: 'Institut',
      paragraphs: [],
      shows: 'institute',
    },
    {
      id: 'projektleitung',
      title: 'Projektleitung',
      paragraphs: [],
      shows: 'project-lead',
    },
    {
      id: 'verband',
      title: 'Verband',
      paragraphs: [],
      shows: 'association',
    },
    {
      id: 'rechtliche-hinweise',
      title: 'Rechtliche Hinweise',
      paragraphs: [
        `Angebote und Preise auf dieser Website richten sich an Unternehmen und Institutionen. Die Preise verstehen sich in Schweizer Franken. Eine Bestellung wird mit der Bestätigung per E-Mail angenommen; die Rechnung ist innerhalb von ${paymentTermDays} Tagen zahlbar.`,
        'Es gilt schweizerisches Recht. Gerichtsstand ist, soweit das Gesetz nichts anderes vorsieht, der Sitz der Herausgeberin.',
        'Urheberrecht, Haftungsausschluss und Datenschutz sind im Impressum geregelt.',
      ],
    },
  ],
  otherNotice: { path: '/impressum', label: 'Impressum und Datenschutz' },
};
