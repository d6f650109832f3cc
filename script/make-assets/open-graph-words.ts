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
  pictures: Record<PictureName, [title: string[], foot: string]>;
  partnerGroups: string[];
}

/** Words of the preview pictures. They name no edition, so that the next one needs no new pictures. */
export const openGraphWords: Record<Language, PictureWords> = {
  de: {
    pictures: {
      home: [['Die Stimmen', 'zum Schweizer', 'Versicherungs-', 'markt'], 'Wie die Schweiz ihre Versicherer erlebt'],
      about: [['Jahr für Jahr', 'nachgefragt'], 'Die jährliche Studie zum Schweizer Versicherungsmarkt'],
      partners: [['Partner &', 'Institutionen'], 'Wissenschaft, Versicherungen, Marktforschung und Verband'],
      studies: [['Studien &', 'Materialien'], 'Die aktuelle Ausgabe, das Archiv und Materialien'],
      media: [['Medien &', 'Ressourcen'], 'Medienmitteilung, Grafiken und Logos zum Herunterladen'],
      'partner-area': [['Partner-', 'bereich'], 'Studien-Navigator und Dateien für die Partner der Studie'],
      legal: [['Rechtliche', 'Hinweise'], 'Impressum und Datenschutz'],
      order: [['Studie', 'bestellen'], 'Der vollständige Bericht als PDF'],
      insights: [['Ergebnisse in', 'Diagrammen'], 'Jede Zahl mit Quelle und Tabelle'],
    },
    partnerGroups: ['Akademische Partner', 'Erweitertes Konsortium', 'Panelpartner', 'Studienpartner'],
  },
  fr: {
    pictures: {
      home: [['Regards sur', 'le marché', 'suisse de', 'l’assurance'], 'Comment la Suisse perçoit ses assureurs'],
      about: [['À l’écoute,', 'année après', 'année'], 'L’étude annuelle sur le marché suisse de l’assurance'],
      partners: [['Partenaires et', 'institutions'], 'Recherche, assurances, études de marché et association'],
      studies: [['Études et', 'documents'], 'L’édition actuelle, les archives et des documents'],
      media: [['Médias et', 'ressources'], 'Communiqué de presse, graphiques et logos à télécharger'],
      'partner-area': [['Espace', 'partenaires'], 'Navigateur de l’étude et fichiers pour les partenaires'],
      legal: [['Mentions', 'légales'], 'Impressum et protection des données'],
      order: [['Commander', 'l’étude'], 'Le rapport complet en PDF'],
      insights: [['Les résultats', 'en graphiques'], 'Chaque chiffre avec sa source et son tableau'],
    },
    partnerGroups: ['Partenaires académiques', 'Consortium élargi', 'Partenaires de panel', 'Partenaires de l’étude'],
  },
  it: {
    pictures: {
      home: [['Le voci', 'sul mercato', 'assicurativo', 'svizzero'], 'Come la Svizzera percepisce i suoi assicuratori'],
      about: [['In ascolto,', 'anno dopo', 'anno'], 'Lo studio annuale sul mercato assicurativo svizzero'],
      partners: [['Partner e', 'istituzioni'], 'Scienza, assicurazioni, ricerche di mercato e associazione'],
      studies: [['Studi e', 'materiali'], 'L’edizione attuale, l’archivio e materiali'],
      media: [['Media e', 'risorse'], 'Comunicato stampa, grafici e loghi da scaricare'],
      'partner-area': [['Area', 'partner'], 'Navigatore dello studio e file per i partner'],
      legal: [['Avvertenze', 'legali'], 'Impressum e protezione dei dati'],
      order: [['Ordinare', 'lo studio'], 'Il rapporto completo in PDF'],
      insights: [['I risultati', 'in grafici'], 'Ogni cifra con fonte e tabella'],
    },
    partnerGroups: ['Partner accademici', 'Consorzio allargato', 'Partner di panel', 'Partner dello studio'],
  },
  en: {
    pictures: {
      home: [['Voices on', 'the Swiss', 'insurance', 'market'], 'How Switzerland experiences its insurers'],
      about: [['Asking again,', 'year by year'], 'The annual study of the Swiss insurance market'],
      partners: [['Partners and', 'institutions'], 'Academia, insurers, market research and an association'],
      studies: [['Studies and', 'materials'], 'The current edition, the archive and materials'],
      media: [['Media and', 'resources'], 'Press release, charts and logos to download'],
      'partner-area': [['Partner', 'area'], 'Study navigator and files for partners of the study'],
      legal: [['Legal', 'information'], 'Imprint and data protection'],
      order: [['Order', 'the study'], 'The full report as a PDF'],
      insights: [['Results', 'in charts'], 'Every figure with its source and table'],
    },
    partnerGroups: ['Academic partners', 'Extended consortium', 'Panel partners', 'Study partners'],
  },
};
