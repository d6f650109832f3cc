import type { PageTexts } from '#content/page-schemas.ts';
import type { Edition } from '#content/schemas.ts';

/** What is for sale: the part of the edition that the order shows, and the titles over it. */
export type OrderedStudy = Pick<Edition, 'facts' | 'orderTexts' | 'prices' | 'citation'> &
  Pick<PageTexts['order'], 'topicsTitle' | 'pricesTitle'>;
