import { words } from '#platform/words.ts';

export const newTabLinkWords = words(
  { unavailable: 'Link nicht verfügbar', newTab: ' (neuer Tab)' },
  {
    fr: { unavailable: 'Lien non disponible', newTab: ' (nouvel onglet)' },
    it: { unavailable: 'Link non disponibile', newTab: ' (nuova scheda)' },
    en: { unavailable: 'Link not available', newTab: ' (new tab)' },
  },
);
