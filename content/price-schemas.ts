import * as z from 'zod/mini';
import { field, section } from './field-meta.ts';

/** Whole Swiss francs. */
const francs = z.int().check(z.gte(1), z.lte(100_000));

export const prices = section(
  {
    id: 'prices',
    label: 'Prices',
    page: '/order',
    intro:
      'In whole Swiss francs, for the order form, the confirmation and the invoice. Orders placed earlier keep their prices.',
  },
  {
    prices: field(
      z.strictObject({
        small: field(francs, 'Report, small company', { help: 'At most 500 employees.' }),
        large: field(francs, 'Report, large company', { help: 'More than 500 employees.' }),
        presentation: field(francs, 'On-site presentation, in addition'),
      }),
      'Prices',
    ),
  },
);
