/** Icons and colours of an edition's cards. */
import type * as z from 'zod/mini';
import { choice } from './field-schemas.ts';

/** Names of lucide icons. */
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

/** Names of colours in app/tokens.css. */
export const dataColour = choice({
  'data-1': 'Petrol',
  'data-2': 'Vermilion',
  'data-3': 'Ochre',
  'data-4': 'Slate',
  'data-5': 'Plum',
});

export type InsightIcon = z.infer<typeof insightIcon>;
export type DataColour = z.infer<typeof dataColour>;
