import type { Language } from '../../platform/languages.ts';

export type PictureName =
  | 'home'
  | 'about'
  | 'partners'
  | 'studies'
  | 'media'
  | 'partner-area'
  | 'legal'
  | 'order'
  | 'insights';

interface PictureWords {
  /** Lines of the title, then the line at the foot. */
  pictures: Record<PictureName, { title: string[]; source: string }>;
  partnerGroups: string[];
}

/** Words of the preview pictures. They name no edition, so that the next one needs no new pictures. */
export const openGraphWords: Record<Language, PictureWords> = {
  de: {
    pictures: {
      home: {
        title: ['Die Stimmen', 'zum Schweizer', 'Versicherungs-', 'markt'],
        source: 'Wie die Schweiz ihre Versicherer erlebt',
      },
      about: {
        title: ['Jahr für Jahr', 'nachgefragt'],
        source: 'Die jährliche Studie zum Schweizer Versicherungsmarkt',
      },
      partners: {
        title: ['Partner &', 'Institutionen'],
        source: 'Wissenschaft, Versicherungen, Marktforschung und Verband',
      },
      studies: {
        title: ['Studien &', 'Materialien'],
        source: 'Die aktuelle Ausgabe, das Archiv und Materialien',
      },
      media: {
        title: ['Medien &', 'Ressourcen'],
        source: 'Medienmitteilung, Grafiken und Logos zum Herunterladen',
      },
      'partner-area': {
        title: ['Partner-', 'bereich'],
        source: 'Studien-Navigator und Dateien für die Partner der Studie',
      },
      legal: { title: ['Rechtliche', 'Hinweise'], source: 'Impressum und Datenschutz' },
      order: { title: ['Studie', 'bestellen'], source: 'Der vollständige Bericht als PDF' },
      insights: { title: ['Ergebnisse in', 'Diagrammen'], source: 'Jede Zahl mit Quelle und Tabelle' },
    },
    partnerGroups: ['Akademische Partner', 'Erweitertes Konsortium', 'Panelpartner', 'Studienpartner'],
  },
  fr: {
    pictures: {
      home: {
        title: ['Regards sur', 'le marché', 'suisse de', 'l’assurance'],
        source: 'Comment la Suisse perçoit ses assureurs',
      },
      about: {
        title: ['À l’écoute,', 'année après', 'année'],
        source: 'L’étude annuelle sur le marché suisse de l’assurance',
      },
      partners: {
        title: ['Partenaires et', 'institutions'],
        source: 'Recherche, assurances, études de marché et association',
      },
      studies: {
        title: ['Études et', 'documents'],
        source: 'L’édition actuelle, les archives et des documents',
      },
      media: {
        title: ['Médias et', 'ressources'],
        source: 'Communiqué de presse, graphiques et logos à télécharger',
      },
      'partner-area': {
        title: ['Espace', 'partenaires'],
        source: 'Navigateur de l’étude et fichiers pour les partenaires',
      },
      legal: { title: ['Mentions', 'légales'], source: 'Impressum et protection des données' },
      order: { title: ['Commander', 'l’étude'], source: 'Le rapport complet en PDF' },
      insights: {
        title: ['Les résultats', 'en graphiques'],
        source: 'Chaque chiffre avec sa source et son tableau',
      },
    },
    partnerGroups: ['Partenaires académiques', 'Consortium élargi', 'Partenaires de panel', 'Partenaires de l’étude'],
  },
  it: {
    pictures: {
      home: {
        title: ['Le voci', 'sul mercato', 'assicurativo', 'svizzero'],
        source: 'Come la Svizzera percepisce i suoi assicuratori',
      },
      about: {
        title: ['In ascolto,', 'anno dopo', 'anno'],
        source: 'Lo studio annuale sul mercato assicurativo svizzero',
      },
      partners: {
        title: ['Partner e', 'istituzioni'],
        source: 'Scienza, assicurazioni, ricerche di mercato e associazione',
      },
      studies: { title: ['Studi e', 'materiali'], source: 'L’edizione attuale, l’archivio e materiali' },
      media: {
        title: ['Media e', 'risorse'],
        source: 'Comunicato stampa, grafici e loghi da scaricare',
      },
      'partner-area': {
        title: ['Area', 'partner'],
        source: 'Navigatore dello studio e file per i partner',
      },
      legal: { title: ['Avvertenze', 'legali'], source: 'Impressum e protezione dei dati' },
      order: { title: ['Ordinare', 'lo studio'], source: 'Il rapporto completo in PDF' },
      insights: { title: ['I risultati', 'in grafici'], source: 'Ogni cifra con fonte e tabella' },
    },
    partnerGroups: ['Partner accademici', 'Consorzio allargato', 'Partner di panel', 'Partner dello studio'],
  },
  en: {
    pictures: {
      home: {
        title: ['Voices on', 'the Swiss', 'insurance', 'market'],
        source: 'How Switzerland experiences its insurers',
      },
      about: {
        title: ['Asking again,', 'year by year'],
        source: 'The annual study of the Swiss insurance market',
      },
      partners: {
        title: ['Partners and', 'institutions'],
        source: 'Academia, insurers, market research and an association',
      },
      studies: {
        title: ['Studies and', 'materials'],
        source: 'The current edition, the archive and materials',
      },
      media: {
        title: ['Media and', 'resources'],
        source: 'Press release, charts and logos to download',
      },
      'partner-area': { title: ['Partner', 'area'], source: 'Study navigator and files for partners of the study' },
      legal: { title: ['Legal', 'information'], source: 'Imprint and data protection' },
      order: { title: ['Order', 'the study'], source: 'The full report as a PDF' },
      insights: { title: ['Results', 'in charts'], source: 'Every figure with its source and table' },
    },
    partnerGroups: ['Academic partners', 'Extended consortium', 'Panel partners', 'Study partners'],
  },
};
