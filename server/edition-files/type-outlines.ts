import type { Font, Glyph } from 'fontkit';
import type { Mark, Weight } from '#app/insights/chart-kit/marks.ts';
import { openFont, type PdfFont } from '#platform/pdf/embedded-fonts.server.ts';

export const fontNames: Record<Weight, PdfFont> = { 400: 'archivo-regular', 600: 'archivo-semibold' };

/** The font of a weight, parsed once. */
export const fontOf = (weight: Weight): Font => openFont(fontNames[weight]);

/** Draws the text of one document with outlines, so that it looks the same where Archivo isn't installed. */
export class TypeOutlines {
  readonly #glyphs = new Map<string, Glyph>();

  /** A line of text that refers to the glyphs of `definitions`. */
  line(mark: Extract<Mark, { kind: 'text' }>, fill: string): string {
    const font = fontOf(mark.weight);
    const { glyphs, positions } = font.layout(mark.text);
    const scale = mark.size / font.unitsPerEm;
    const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * scale;
    const start = mark.x - (mark.anchor === 'middle' ? width / 2 : mark.anchor === 'end' ? width : 0);
    let x = 0;
    const uses = glyphs.map((glyph, index) => {
      const name = `g${mark.weight}-${glyph.id}`;
      this.#glyphs.set(name, glyph);
      const left = x;
      x += positions[index]?.xAdvance ?? 0;
      return glyph.path.toSVG() ? `<use xlink:href="#${name}" x="${Math.round(left)}"/>` : '';
    });
    const place = [start, mark.y].map((value) => Math.round(value * 100) / 100).join(' ');
    return `<g transform="translate(${place}) scale(${scale} ${-scale})" fill="${fill}">${uses.join('')}</g>`;
  }

  /** All drawn glyphs, each once, in the font's units. */
  definitions(): string {
    return [...this.#glyphs]
      .map(([name, glyph]) => `<path id="${name}" d="${glyph.path.toSVG()}"/>`)
      .join('')
      .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
  }
}
