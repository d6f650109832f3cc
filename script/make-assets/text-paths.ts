import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The part of fontkit (pdfkit's font reader) that is used here; it comes without types. */
type OutlinePoint = { x: number; y: number; endContour: boolean; copy(): OutlinePoint };
type Component = { dx: number; dy: number; glyphID: number };
type Outline = { scale(x: number, y: number): Outline; translate(x: number, y: number): Outline; toSVG(): string };
type Glyph = { id: number; path: Outline };
type VariableFont = {
  unitsPerEm: number;
  variationCoords: number[];
  layout(text: string, features: string[]): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number }[] };
  getGlyph(id: number): Glyph;
  _transformedGlyphs: { numberOfContours: number; points?: OutlinePoint[]; components?: Component[] }[];
  _variationProcessor: { transformPoints(id: number, points: OutlinePoint[]): void };
};

const load = createRequire(import.meta.url);
const fontkit = createRequire(load.resolve('pdfkit'))('fontkit') as { create(file: Buffer): VariableFont };
const file = readFileSync(load.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'));

/** Weight 100 to 900, width 62 to 125, as Archivo's axes have them. */
type Face = { weight: number; width?: number };

const instances = new Map<string, VariableFont>();

function instance(face: Face): VariableFont {
  const width = face.width ?? 100;
  const key = `${face.weight} ${width}`;
  const known = instances.get(key);
  if (known) return known;
  const font = fontkit.create(file);
  font.variationCoords = [face.weight, width];
  vary(font);
  instances.set(key, font);
  return font;
}

/**
 * fontkit varies the outlines of TrueType files only. In a WOFF2 file its own processor has to be applied by hand, to
 * every glyph before the first layout, because layout caches the outlines.
 */
function vary(font: VariableFont): void {
  font.getGlyph(0);
  const anchor = font._transformedGlyphs.find((glyph) => glyph.points?.[0])?.points?.[0];
  if (!anchor) throw new Error('The font file holds no outlines');
  const pointAt = (x: number, y: number) => Object.assign(anchor.copy(), { x, y, endContour: true });
  font._transformedGlyphs.forEach((outline, id) => {
    const phantoms = [pointAt(0, 0), pointAt(0, 0), pointAt(0, 0), pointAt(0, 0)];
    if (outline.components) {
      const offsets = outline.components.map((component) => pointAt(component.dx, component.dy));
      font._variationProcessor.transformPoints(id, [...offsets, ...phantoms]);
      outline.components.forEach((component, index) => {
        component.dx = offsets[index]?.x ?? component.dx;
        component.dy = offsets[index]?.y ?? component.dy;
      });
    } else if (outline.points) {
      font._variationProcessor.transformPoints(id, [...outline.points, ...phantoms]);
    }
  });
}

export type TextOptions = Face & {
  size: number;
  fill: string;
  /** Extra space between letters in thousandths of the size. */
  tracking?: number;
  align?: 'start' | 'middle' | 'end';
  tabular?: boolean;
};

function typeset(text: string, options: TextOptions) {
  const font = instance(options);
  const run = font.layout(text, options.tabular ? ['tnum', 'kern'] : ['kern']);
  const scale = options.size / font.unitsPerEm;
  const tracking = ((options.tracking ?? 0) / 1000) * options.size;
  let x = 0;
  const placed = run.glyphs.map((glyph, index) => {
    const position = run.positions[index];
    const left = x + (position?.xOffset ?? 0) * scale;
    x += (position?.xAdvance ?? 0) * scale + tracking;
    return { glyph, left };
  });
  return { scale, placed, width: Math.max(0, x - tracking) };
}

/** Width of a line in the unit of `size`. */
export const textWidth = (text: string, options: TextOptions): number => typeset(text, options).width;

/** One line of Archivo as an SVG path with its baseline at y, so that no picture depends on an installed font. */
export function text(line: string, x: number, y: number, options: TextOptions): string {
  const { scale, placed, width } = typeset(line, options);
  const origin = x - (options.align === 'middle' ? width / 2 : options.align === 'end' ? width : 0);
  const outlines = placed.map(({ glyph, left }) =>
    glyph.path
      .scale(scale, -scale)
      .translate(origin + left, y)
      .toSVG(),
  );
  const data = outlines.join('').replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
  return `<path fill="${options.fill}" d="${data}"/>`;
}

/** Several lines, `leading` apart (in the unit of `size`). */
export const textLines = (
  lines: readonly string[],
  x: number,
  y: number,
  leading: number,
  options: TextOptions,
): string => lines.map((line, index) => text(line, x, y + index * leading, options)).join('');
