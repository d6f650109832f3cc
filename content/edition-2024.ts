/** The 2024 edition as first stored: figures by key, charts and texts that refer to them. */
import { aboutTexts } from './edition-2024/about.ts';
import { facts, statistics } from './edition-2024/facts.ts';
import * as figures from './edition-2024/figures.ts';
import { homeTexts, keyFigures } from './edition-2024/home.ts';
import { insightCards } from './edition-2024/insight-cards.ts';
import { navigatorSections } from './edition-2024/navigator.ts';
import { citation, orderTexts, prices } from './edition-2024/order.ts';
import { disclosure, sample, sampleNotes } from './edition-2024/sample.ts';
import type { EditionDocument } from './schemas.ts';

export const edition2024: EditionDocument = {
  figures: { ...figures },
  facts,
  statistics,
  sample,
  sampleNotes,
  disclosure,
  keyFigures,
  homeTexts,
  aboutTexts,
  orderTexts,
  prices,
  citation,
  insightCards,
  navigatorSections,
};
