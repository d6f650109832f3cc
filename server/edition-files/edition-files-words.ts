import { words } from '#platform/words.ts';

/** Labels in the files of an edition, apart from charts and press release. */
export const editionFilesWords = words(
  {
    chartsAndData: (title: string) => `${title}: Diagramme und Daten`,
    filesOfCard: (formats: string) => `Dateien je Karte: ${formats}`,
    nameSource: 'Bei jeder Verwendung ist die Quelle anzugeben. Zitieren:',
    readingNotes: 'Lesehinweise',
    aboutValues:
      '«Alle Werte» enthält jede publizierte Zahl mit Einheit, Jahr, Basis und Quelle; danach folgt ein Blatt je Karte.',
    aboutMissing: 'Werte, die nicht publiziert sind, bleiben leer; die Bemerkung sagt, weshalb.',
    card: (place: number) => `Karte ${place}`,
    fullStudy: 'Die vollständige Studie',
    orderAt: (address: string) => `Studie bestellen: ${address}`,
    cite: (citation: string) => `Zitieren: ${citation}`,
    slides: (title: string) => `${title}: Präsentation`,
  },
  {
    fr: {
      chartsAndData: (title) => `${title} : graphiques et données`,
      filesOfCard: (formats) => `Fichiers par fiche : ${formats}`,
      nameSource: 'La source doit être indiquée à chaque utilisation. Citer :',
      readingNotes: 'Indications de lecture',
      aboutValues:
        '«Toutes les valeurs» contient chaque chiffre publié avec son unité, son année, sa base et sa source ; suit une feuille par fiche.',
      aboutMissing: 'Les valeurs qui ne sont pas publiées restent vides ; la remarque en donne la raison.',
      card: (place) => `Fiche ${place}`,
      fullStudy: 'L’étude complète',
      orderAt: (address) => `Commander l’étude : ${address}`,
      cite: (citation) => `Citer : ${citation}`,
      slides: (title) => `${title} : présentation`,
    },
    it: {
      chartsAndData: (title) => `${title}: grafici e dati`,
      filesOfCard: (formats) => `File per scheda: ${formats}`,
      nameSource: 'Per ogni utilizzo va indicata la fonte. Come citare:',
      readingNotes: 'Indicazioni di lettura',
      aboutValues:
        '«Tutti i valori» contiene ogni cifra pubblicata con unità, anno, base e fonte; segue un foglio per scheda.',
      aboutMissing: 'I valori non pubblicati restano vuoti; l’osservazione ne indica il motivo.',
      card: (place) => `Scheda ${place}`,
      fullStudy: 'Lo studio completo',
      orderAt: (address) => `Ordinare lo studio: ${address}`,
      cite: (citation) => `Come citare: ${citation}`,
      slides: (title) => `${title}: presentazione`,
    },
    en: {
      chartsAndData: (title) => `${title}: charts and data`,
      filesOfCard: (formats) => `Files for each card: ${formats}`,
      nameSource: 'The source must be given whenever this material is used. Cite as:',
      readingNotes: 'Reading notes',
      aboutValues:
        '“All values” holds every published figure with its unit, year, base and source; a sheet for each card follows.',
      aboutMissing: 'Values that are not published are left empty; the note says why.',
      card: (place) => `Card ${place}`,
      fullStudy: 'The full study',
      orderAt: (address) => `Order the study: ${address}`,
      cite: (citation) => `Cite as: ${citation}`,
      slides: (title) => `${title}: presentation`,
    },
  },
);
