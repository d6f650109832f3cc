/** What an edition's cards can look like. */
import type * as z from 'zod/mini';
import { choice } from './field-schemas.ts';

/** Icons of lucide. */
export const insightIcon = choice({
  'trending-up': 'Rising line',
  percent: 'Per cent',
  route: 'Route',
  scale: 'Scales',
  headset: 'Headset',
  eye: 'Eye',
  lightbulb: 'Light bulb',
  sparkles: 'Sparkles',
  users: 'People',
});

/** Colours of app/tokens.css. */
export const dataColour = choice({
  'data-1': 'Petrol',
  'data-2': 'Vermilion',
  'data-3': 'Ochre',
  'data-4': 'Slate',
  'data-5': 'Plum',
});

export type InsightIcon = z.infer<typeof insightIcon>;
export type DataColour = z.infer<typeof dataColour>;
