import type { EditionDocument, Figure } from '#content/schemas.ts';

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** Whether something is a figure with its value. */
export const isGiven = (figure: unknown): figure is Figure =>
  isObject(figure) && typeof figure.value === 'number' && typeof figure.decimals === 'number';

/** A draft of an edition as texts can refer to it: with those figures that have a value. Undefined: it isn't of that shape. */
export function readableEdition(content: unknown): EditionDocument | undefined {
  if (!isObject(content) || !isObject(content.facts) || !isObject(content.figures)) return undefined;
  const figures = Object.entries(content.figures).map(([group, named]) => [
    group,
    Object.fromEntries(Object.entries(isObject(named) ? named : {}).filter(([, figure]) => isGiven(figure))),
  ]);
  return { ...content, figures: Object.fromEntries(figures) } as unknown as EditionDocument;
}
