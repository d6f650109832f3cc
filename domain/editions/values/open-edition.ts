import type { Figure } from '#content/figure-schemas.ts';
import { type EditionDocument, editionDocument } from '#content/schemas.ts';
import { hasShape } from './has-shape.ts';

/** A figure that may have no value yet; input that is no number yet is text. */
export type OpenFigure = Omit<Figure, 'value'> & { value: number | string | null };

/** A whole edition, some of whose figures may have no value yet. */
export type OpenEdition = Omit<EditionDocument, 'figures'> & { figures: Record<string, Record<string, OpenFigure>> };

/** Whether content has every part of an edition. */
export const isOpenEdition = (content: unknown): content is OpenEdition => hasShape(editionDocument, content);
