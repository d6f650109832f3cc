import { derivedFacts } from '#content/resolve-edition.ts';
import { editionDocument } from '#content/schemas.ts';

/** The paths in an object of this shape: 'facts.survey.text'. */
const keysOf = (shape: object, path: string): string[] =>
  Object.entries(shape).flatMap(([name, field]) =>
    'shape' in field ? keysOf(field.shape, `${path}.${name}`) : [`${path}.${name}`],
  );

/** Keys that page texts may refer to; every edition has them, in addition to the keys of its figures. */
export const factKeys: readonly string[] = [
  ...(['facts', 'prices'] as const).flatMap((group) => keysOf(editionDocument.shape[group].shape, group)),
  ...Object.keys(derivedFacts),
];
