import { words } from '#platform/words.ts';

/** The survey profile of an edition: AAPOR's disclosure items, in its order. */
export const surveyProfileWords = words(
  {
    title: 'Steckbrief',
    notStated: 'keine Angabe',
    labels: {
      sponsor: 'Auftrag und Finanzierung',
      conductor: 'Durchführung',
      population: 'Grundgesamtheit',
      frame: 'Auswahlgrundlage',
      recruiting: 'Rekrutierung',
      mode: 'Erhebungsart',
      languages: 'Sprachen der Befragung',
      dates: 'Zeitraum der Erhebung',
      sampleSize: 'Grösse der Stichprobe',
      weighting: 'Gewichtung',
      precision: 'Genauigkeit',
    },
    respondents: (count: string) => `${count} Befragte`,
    withIntervals:
      'Zufallsstichprobe: Bei Werten, für die es sich berechnen lässt, steht das Vertrauensintervall auf dem Niveau von 95%.',
    withoutIntervals:
      'Vertrauensintervalle werden nicht ausgewiesen: Sie setzen eine Zufallsstichprobe voraus, und die Ausgabe nennt keine.',
  },
  {
    fr: {
      title: 'Fiche méthodologique',
      notStated: 'non indiqué',
      labels: {
        sponsor: 'Mandat et financement',
        conductor: 'Réalisation',
        population: 'Population',
        frame: 'Base de sondage',
        recruiting: 'Recrutement',
        mode: 'Mode d’enquête',
        languages: 'Langues de l’enquête',
        dates: 'Période de l’enquête',
        sampleSize: 'Taille de l’échantillon',
        weighting: 'Pondération',
        precision: 'Précision',
      },
      respondents: (count) => `${count} personnes interrogées`,
      withIntervals:
        'Échantillon aléatoire : l’intervalle de confiance à 95 % est indiqué pour les valeurs pour lesquelles il peut être calculé.',
      withoutIntervals:
        'Aucun intervalle de confiance n’est indiqué : il suppose un échantillon aléatoire, et l’édition n’en mentionne pas.',
    },
    it: {
      title: 'Scheda metodologica',
      notStated: 'nessuna indicazione',
      labels: {
        sponsor: 'Mandato e finanziamento',
        conductor: 'Realizzazione',
        population: 'Popolazione',
        frame: 'Base di campionamento',
        recruiting: 'Reclutamento',
        mode: 'Modalità di rilevazione',
        languages: 'Lingue della rilevazione',
        dates: 'Periodo della rilevazione',
        sampleSize: 'Dimensione del campione',
        weighting: 'Ponderazione',
        precision: 'Precisione',
      },
      respondents: (count) => `${count} persone intervistate`,
      withIntervals:
        'Campione casuale: l’intervallo di confidenza al 95% è indicato per i valori per cui può essere calcolato.',
      withoutIntervals:
        'Non sono indicati intervalli di confidenza: presuppongono un campione casuale, e l’edizione non ne indica uno.',
    },
    en: {
      title: 'Survey profile',
      notStated: 'not stated',
      labels: {
        sponsor: 'Commission and funding',
        conductor: 'Conducted by',
        population: 'Population',
        frame: 'Sampling frame',
        recruiting: 'Recruitment',
        mode: 'Mode of data collection',
        languages: 'Languages of the survey',
        dates: 'Dates of data collection',
        sampleSize: 'Sample size',
        weighting: 'Weighting',
        precision: 'Precision',
      },
      respondents: (count) => `${count} respondents`,
      withIntervals: 'Random sample: the 95% confidence interval is shown for values for which it can be computed.',
      withoutIntervals:
        'No confidence intervals are shown: they require a random sample, and the edition does not state one.',
    },
  },
);
