import type { Unit } from '#content/schemas.ts';

export const unitLabels: Record<Unit, string> = {
  percent: 'Per cent',
  'scale-1-7': 'Mean on the scale of 1 to 7',
  score: 'Score',
  persons: 'Persons',
  years: 'Years',
  pages: 'Pages',
  regions: 'Regions',
  editions: 'Editions',
};
