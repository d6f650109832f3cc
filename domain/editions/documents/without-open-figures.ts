import type { Figure } from '#content/figure-schemas.ts';
import { figure } from '#content/figure-schemas.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { isBranch } from '../values/content-value.ts';

const { decimals } = figure.shape;

/** Whether it is a figure with a value that can be shown. */
export const hasValue = (figure: unknown): figure is Figure =>
  isBranch(figure) && typeof figure.value === 'number' && decimals.safeParse(figure.decimals).success;

/**
 * An edition's draft without figures that have no value, so that its references can be resolved. Its other parts may be
 * unfinished. Undefined if it has no facts or figures.
 */
export function withoutOpenFigures(content: unknown): EditionDocument | undefined {
  if (!isBranch(content) || !isBranch(content.facts) || !isBranch(content.figures)) return undefined;
  const figures = Object.entries(content.figures).map(([group, named]) => [
    group,
    Object.fromEntries(Object.entries(isBranch(named) ? named : {}).filter(([, figure]) => hasValue(figure))),
  ]);
  return { ...content, figures: Object.fromEntries(figures) } as unknown as EditionDocument;
}
