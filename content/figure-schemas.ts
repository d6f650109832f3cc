import * as z from 'zod/mini';
import { field } from './field-meta.ts';
import { choice, figureKey, line, year } from './field-schemas.ts';

const unit = choice({
  percent: 'Per cent',
  'scale-1-7': 'Mean on the scale of 1 to 7',
  score: 'Score',
  persons: 'Persons',
  years: 'Years',
  pages: 'Pages',
  regions: 'Regions',
  editions: 'Editions',
});

/** Respondents behind a figure or card. */
export const base = z.int().check(z.gte(1));

/** One published number, stored once under its key. */
export const figure = z.strictObject({
  value: field(z.number(), 'Value'),
  /** The scale of a `score` is not published. */
  unit: field(unit, 'Unit'),
  /** So that 3.70 keeps its zero. */
  decimals: field(z.int().check(z.gte(0), z.lte(2)), 'Decimals', { help: 'As published: 3.70 has two.' }),
  year: field(year, 'Year'),
  base: field(z.optional(base), 'Base (n)', { help: 'Empty: all respondents of its survey.' }),
  source: field(line, 'Source'),
  atLeast: field(z.optional(z.boolean()), 'At least: shown with a plus (150+)'),
  isChange: field(z.optional(z.boolean()), 'A change in per cent: may be below 0 or above 100'),
  question: field(z.optional(line), 'Question as asked', { help: 'If it differs from the question of the card.' }),
  scale: field(z.optional(line), 'Scale', { help: 'The meaning of its ends: «1 = offline, 7 = online».' }),
  hasInterval: field(z.optional(z.boolean()), 'A confidence interval may be computed', {
    help: 'Shown only if the survey profile states a random sample.',
  }),
  standardDeviation: field(z.optional(z.number().check(z.gte(0))), 'Standard deviation', {
    help: 'Needed for the interval of a mean. Leave it empty for a share.',
  }),
});

/** A figure as it is shown, with its key in the document and its 95 % confidence interval, if any. */
export const shownFigure = z.extend(figure, {
  key: z.optional(figureKey),
  interval: z.optional(z.strictObject({ low: z.number(), high: z.number() })),
});

export type Unit = z.infer<typeof unit>;
export type Figure = z.infer<typeof shownFigure>;
