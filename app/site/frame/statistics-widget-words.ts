import { words } from '#platform/words.ts';

export const statisticsWidgetWords = words(
  {
    title: 'Kennzahlen',
    pause: 'Kennzahlen anhalten',
    play: 'Kennzahlen abspielen',
    progress: 'Fortschritt der Zählung',
    source: 'Quelle: {source}',
  },
  {
    fr: {
      title: 'Chiffres clés',
      pause: 'Arrêter le défilement des chiffres clés',
      play: 'Faire défiler les chiffres clés',
      progress: 'Progression du comptage',
      source: 'Source : {source}',
    },
    it: {
      title: 'Cifre chiave',
      pause: 'Fermare le cifre chiave',
      play: 'Far scorrere le cifre chiave',
      progress: 'Avanzamento del conteggio',
      source: 'Fonte: {source}',
    },
    en: {
      title: 'Key figures',
      pause: 'Pause key figures',
      play: 'Play key figures',
      progress: 'Progress of the count',
      source: 'Source: {source}',
    },
  },
);

export type StatisticsWidgetWords = ReturnType<typeof statisticsWidgetWords>;
