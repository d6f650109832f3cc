import { ascent, label, type Mark } from './marks.ts';

export const headingSize = 17;

/** The heading of a group or panel. @param y its top */
export const heading = (text: string, x: number, y: number): Mark =>
  label(text, x, y + headingSize * ascent, { size: headingSize, weight: 600 });
