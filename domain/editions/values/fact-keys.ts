import { derivedFacts } from '#content/resolve-edition.ts';
import { editionDocument } from '#content/schemas.ts';

/** 'facts.survey.text': what stands in an object of this shape, by its path. */
const keysOf = (shape: object, path: string): string[] =>
  Object.entries(shape).flatMap(([name, field]) =>
    'shape' in field ? keysOf(field.shape, `${path}.${name}`) : [`${path}.${name}`],
  );

/** What the texts of pages may refer to: every edition says it, while its figures have keys of their own. */
export const factKeys: readonly string[] = [
  ...(['facts', 'prices'] as const).flatMap((group) => keysOf(editionDocument.shape[group].shape, group)),
  ...Object.keys(derivedFacts),
];
