import { words } from '#platform/words.ts';

export const testimonialsWords = words(
  {
    carousel: 'Karussell',
    previous: 'Vorheriges Zitat',
    next: 'Nächstes Zitat',
    pause: 'Zitate anhalten',
    play: 'Zitate abspielen',
    place: 'Zitat {place} von {count}',
  },
  {
    fr: {
      carousel: 'Carrousel',
      previous: 'Citation précédente',
      next: 'Citation suivante',
      pause: 'Arrêter le défilement des citations',
      play: 'Faire défiler les citations',
      place: 'Citation {place} sur {count}',
    },
    it: {
      carousel: 'Carosello',
      previous: 'Citazione precedente',
      next: 'Citazione successiva',
      pause: 'Fermare le citazioni',
      play: 'Far scorrere le citazioni',
      place: 'Citazione {place} di {count}',
    },
    en: {
      carousel: 'Carousel',
      previous: 'Previous quotation',
      next: 'Next quotation',
      pause: 'Pause the quotations',
      play: 'Play the quotations',
      place: 'Quotation {place} of {count}',
    },
  },
);

export type TestimonialsWords = ReturnType<typeof testimonialsWords>;
