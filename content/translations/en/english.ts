import type { NestedTexts } from '../nested-texts.ts';
import { edition2024 } from './edition-2024-en.ts';
import { legal } from './legal-en.ts';
import { media } from './media-en.ts';
import * as pages from './page-texts-en.ts';
import { studies } from './studies-en.ts';

const { partnerArea, ...texts } = pages;

export const english: Record<string, NestedTexts> = {
  ...texts,
  'edition-2024': edition2024,
  legal,
  media,
  'partner-area': partnerArea,
  studies,
};
