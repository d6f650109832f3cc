import type { Figure } from '#content/figure-schemas.ts';

/** A published figure, a share of 42% unless a test says otherwise. */
export const sampleFigure = (changes: Partial<Figure>): Figure => ({
  value: 42,
  unit: 'percent',
  decimals: 0,
  year: 2029,
  source: 'Muster',
  ...changes,
});
