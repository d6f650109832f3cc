import { lightColours } from '#app/insights/chart-kit/picture-colours.ts';

const { paper, ink, 'ink-muted': inkMuted, rule, 'data-1': petrol, signal: vermilion } = lightColours;

/** The site's colours (light theme) and the few darker or lighter steps that pictures need. */
export const palette = {
  ...{ paper, ink, inkMuted, rule, petrol, vermilion },
  petrolDeep: '#07363F',
  petrolMid: '#3A8D9D',
  petrolPale: '#A9CFD6',
  vermilionBright: '#E2512F',
  slate: '#4C5B6B',
  plum: '#6A3558',
  ochre: '#96680F',
} as const;
