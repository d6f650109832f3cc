import type { Unit } from '#content/schemas.ts';
import type { Node } from './dataset-source.ts';

/** Properties of units in schema.org, in addition to their names. */
export const scales: Partial<Record<Unit, Node>> = {
  percent: { unitCode: 'P1' },
  'scale-1-7': { minValue: 1, maxValue: 7 },
  years: { unitCode: 'ANN' },
};
