import type { NestedTexts } from '../nested-texts.ts';
import { edition2024 } from './edition-2024-fr.ts';
import { legal } from './legal-fr.ts';
import { media } from './media-fr.ts';
import * as pages from './page-texts-fr.ts';
import { studies } from './studies-fr.ts';

const { partnerArea, ...texts } = pages;

export const french: Record<string, NestedTexts> = {
  ...texts,
  'edition-2024': edition2024,
  legal,
  media,
  'partner-area': partnerArea,
  studies,
};
