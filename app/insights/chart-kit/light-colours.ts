import type { Colour } from './marks.ts';

/** Token values of the light theme for pictures outside the site; same as in tokens.css. */
export const lightColours: Record<Colour, string> = {
  ink: '#14181f',
  'ink-muted': '#56606b',
  rule: '#dedad1',
  paper: '#fbfaf7',
  signal: '#c8321a',
  'data-1': '#0b5563',
  'data-2': '#c8321a',
  'data-3': '#b8871b',
  'data-4': '#7d8791',
  'data-5': '#4a1942',
};
