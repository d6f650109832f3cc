import type { Edition } from '#content/schemas.ts';

/** What is for sale: the part of the edition that the order shows. */
export type OrderedStudy = Pick<Edition, 'facts' | 'orderTexts' | 'prices' | 'citation'>;
