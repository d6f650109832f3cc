/** The 2024 edition. Pages take the part they show; `edition` is the whole, for the server, the files and the tests. */
import { aboutTexts } from './edition-2024/about.ts';
import { facts, statistics } from './edition-2024/facts.ts';
import { heroTexts } from './edition-2024/hero.ts';
import { homeTexts, keyFigures } from './edition-2024/home.ts';
import { insightCards } from './edition-2024/insight-cards.ts';
import { navigatorSections } from './edition-2024/navigator.ts';
import { citation, orderTexts } from './edition-2024/order.ts';
import { sample, sampleNotes } from './edition-2024/sample.ts';
import type { Edition } from './schemas.ts';

/** Every published figure, by subject. */
export * as figures from './edition-2024/figures.ts';

export {
  aboutTexts,
  citation,
  facts,
  heroTexts,
  homeTexts,
  insightCards,
  keyFigures,
  navigatorSections,
  orderTexts,
  sample,
  sampleNotes,
  statistics,
};

export const edition: Edition = {
  facts,
  statistics,
  sample,
  sampleNotes,
  keyFigures,
  homeTexts,
  aboutTexts,
  orderTexts,
  citation,
  insightCards,
  navigatorSections,
};
