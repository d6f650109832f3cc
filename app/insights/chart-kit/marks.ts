/**
 * The marks of a chart, in pixels of its layout. The same marks are rendered as markup, picture file or PDF page.
 */

/** Names of the site's tokens; each renderer maps them to values. */
export type Colour =
  | 'ink'
  | 'ink-muted'
  | 'rule'
  | 'paper'
  | 'signal'
  | 'data-1'
  | 'data-2'
  | 'data-3'
  | 'data-4'
  | 'data-5';

/** Style of a series. Hatching and rings distinguish series without colour: in greyscale, print and forced colours. */
export interface Paint {
  colour: Colour;
  texture: 'solid' | 'hatch';
}

export type Mark =
  | { kind: 'bar'; x: number; y: number; width: number; height: number; paint: Paint }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; colour: Colour; width: number }
  | { kind: 'dot'; x: number; y: number; radius: number; colour: Colour; isHollow: boolean }
  | {
      kind: 'text';
      x: number;
      /** The baseline. */
      y: number;
      text: string;
      size: number;
      weight: Weight;
      colour: Colour;
      anchor: 'start' | 'middle' | 'end';
    };

/** The two weights of the embedded fonts. */
export type Weight = 400 | 600;

/** A finished drawing. */
export interface Scene {
  width: number;
  height: number;
  marks: Mark[];
}

/** A part of a drawing and its bottom edge. */
export interface Part {
  marks: Mark[];
  bottom: number;
}

interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: Colour;
  anchor?: 'start' | 'middle' | 'end';
}

/** Text in the size of labels by default. */
export function label(text: string, x: number, y: number, style: TextStyle = {}): Mark {
  const { size = labelSize, weight = 400, colour = 'ink', anchor = 'start' } = style;
  return { kind: 'text', x, y, text, size, weight, colour, anchor };
}

/** Size of labels and axes in pixels. Layouts are shown at their own size or larger, so no text is smaller than 14. */
export const labelSize = 15;
/** Font size of values at the end of bars. */
export const valueSize = 18;
/** Distance from the top of a line to its baseline, as a share of the font size. */
export const ascent = 0.74;
/** Half the height of capitals and digits, as a share of the font size. */
const halfCapital = 0.36;

/** The baseline of a text whose capitals and digits are centred on `middle`. */
export const centredBaseline = (middle: number, size: number) => middle + size * halfCapital;

export function line(x1: number, y1: number, x2: number, y2: number, colour: Colour = 'rule', width = 1): Mark {
  return { kind: 'line', x1, y1, x2, y2, colour, width };
}

export function translated(marks: readonly Mark[], dx: number, dy: number): Mark[] {
  return marks.map((mark) =>
    mark.kind === 'line'
      ? { ...mark, x1: mark.x1 + dx, y1: mark.y1 + dy, x2: mark.x2 + dx, y2: mark.y2 + dy }
      : { ...mark, x: mark.x + dx, y: mark.y + dy },
  );
}
