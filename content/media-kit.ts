/**
 * Files for the media and for readers, made from the edition's data. {{facts.year}} is the year of the current edition.
 */
import type { DownloadCard } from './page-schemas.ts';

const folder = '/assets/downloads';

export const mediaKit: readonly DownloadCard[] = [
  {
    title: 'Medienmitteilung',
    description: `Die wichtigsten Ergebnisse des Versicherungsmonitors {{facts.year}} auf Deutsch, frei zum Abdruck.`,
    files: [
      { format: 'PDF', label: 'Medienmitteilung als PDF', address: `${folder}/medienmitteilung-{{facts.year}}.pdf` },
      { format: 'Text', label: 'Medienmitteilung als Text', address: `${folder}/medienmitteilung-{{facts.year}}.txt` },
    ],
  },
  {
    title: 'Grafiken',
    description: 'Die Diagramme der Ausgabe mit Quellenangabe, für Bildschirm und Druck.',
    files: [
      {
        format: 'ZIP (SVG, PNG)',
        label: 'Grafiken als ZIP-Archiv',
        address: `${folder}/infografiken-{{facts.year}}.zip`,
      },
    ],
  },
  {
    title: 'Logos',
    description: 'Wortmarke des Versicherungsmonitors, farbig und weiss.',
    files: [{ format: 'ZIP (SVG, PNG)', label: 'Logos als ZIP-Archiv', address: `${folder}/logos.zip` }],
  },
  {
    title: 'Medienkontakt',
    description: 'Die Kontaktdaten der Medienstelle für Ihr Adressbuch.',
    files: [{ format: 'vCard', label: 'Medienkontakt als vCard', address: `${folder}/medienkontakt.vcf` }],
  },
];

/** 'Weitere Materialien' on /studies. */
export const materials: readonly DownloadCard[] = [
  {
    title: `Infografiken {{facts.year}}`,
    description: 'Die Diagramme der Ausgabe als einzelne Bilder, jedes mit Quelle und Basis.',
    files: [
      {
        format: 'ZIP (SVG, PNG)',
        label: `Infografiken {{facts.year}} als ZIP-Archiv`,
        address: `${folder}/infografiken-{{facts.year}}.zip`,
      },
    ],
  },
  {
    title: 'Datentabellen',
    description: 'Die publizierten Werte mit Einheit, Jahr, Basis und Quelle.',
    files: [
      {
        format: 'XLSX',
        label: 'Datentabellen als Excel-Datei',
        address: `${folder}/datentabellen-{{facts.year}}.xlsx`,
      },
      { format: 'CSV', label: 'Datentabellen als CSV-Datei', address: `${folder}/datentabellen-{{facts.year}}.csv` },
    ],
  },
  {
    title: 'Präsentationen',
    description: 'Die Ergebnisse als Folien für Vortrag und Unterricht.',
    files: [{ format: 'PDF', label: 'Präsentation als PDF', address: `${folder}/praesentation-{{facts.year}}.pdf` }],
  },
];
