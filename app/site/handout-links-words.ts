import { words } from '#platform/words.ts';

export const handoutLinksWords = words(
  { selectedInsights: 'Selected Insights', onePager: 'One-Pager' },
  {
    fr: { selectedInsights: 'Selected Insights', onePager: 'Résumé en une page' },
    it: { selectedInsights: 'Selected Insights', onePager: 'Sintesi in una pagina' },
    en: { selectedInsights: 'Selected Insights', onePager: 'One-Pager' },
  },
);
