import type { NestedTexts } from '../nested-texts.ts';
import { edition2024 } from './edition-2024-it.ts';
import { legal } from './legal-it.ts';
import { media } from './media-it.ts';
import * as pages from './page-texts-it.ts';
import { studies } from './studies-it.ts';

const { partnerArea, ...texts } = pages;

export const italian: Record<string, NestedTexts> = {
  ...texts,
  'edition-2024': edition2024,
  legal,
  media,
  'partner-area': partnerArea,
  studies,
};
