import type { PageTexts } from '#content/page-schemas.ts';
import type { Edition } from '#content/schemas.ts';
import type { CitationCardProps } from '../components/citation-card.tsx';

/** The part of an edition that the order page shows. */
export type OrderedStudy = Pick<Edition, 'facts' | 'orderTexts' | 'prices'> &
  Pick<PageTexts['order'], 'topicsTitle' | 'pricesTitle'> & {
    /** The study's citation as text and for reference managers. */
    citation: CitationCardProps['citation'];
  };
