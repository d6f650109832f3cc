import { ink, muted, rule, signal } from '#platform/pdf/letter-style.ts';
import type { Colour } from './marks.ts';

/** Values of the site's tokens for pictures outside the site; same as in tokens.css. */
export type PictureColours = Record<Colour, string>;

export const lightColours: PictureColours = {
  ink,
  'ink-muted': muted,
  rule,
  paper: '#fbfaf7',
  signal,
  'data-1': '#0b5563',
  'data-2': signal,
  'data-3': '#b8871b',
  'data-4': '#7d8791',
  'data-5': '#4a1942',
};

export const darkColours: PictureColours = {
  ink: '#eef0f2',
  'ink-muted': '#a6b0bb',
  rule: '#2d353e',
  paper: '#12161b',
  signal: '#f0694f',
  'data-1': '#58b6c7',
  'data-2': '#f0694f',
  'data-3': '#e5b94e',
  'data-4': '#a3b0bc',
  'data-5': '#c78bc0',
};
