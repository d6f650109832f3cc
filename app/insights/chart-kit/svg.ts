import type { Colour, Mark, Paint, Scene } from './marks.ts';
import { textWidth } from './text-width.ts';

/** The colours of a renderer and, optionally, its outlines for text. */
export interface SvgStyle {
  fill(colour: Colour): string;
  stroke(colour: Colour): string;
  /** Whether text keeps its width in Archivo when a browser shows it in another font. */
  isFitted?: boolean;
  /** Converts text to outlines, for pictures viewed without the font. */
  text?(mark: Extract<Mark, { kind: 'text' }>): string;
}

/** Fonts of live text outside the site: Archivo if it is installed, otherwise one of similar width. */
export const pictureFonts = 'Archivo, Helvetica, Arial, sans-serif';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** A number with at most two decimals. */
const n = (value: number) => String(Math.round(value * 100) / 100);

const hatched: Colour[] = ['data-1', 'data-2', 'data-3', 'data-4', 'data-5'];

/** Pattern definitions used by the marks; once per document. */
export function svgPatterns(style: SvgStyle): string {
  return hatched
    .map(
      (colour) =>
        `<pattern id="hatch-${colour}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7" ${style.fill(colour)}/><rect width="3" height="7" ${style.fill('paper')}/></pattern>`,
    )
    .join('');
}

function areaPaint(paint: Paint, style: SvgStyle): string {
  if (paint.texture === 'solid') return style.fill(paint.colour);
  return `fill="url(#hatch-${paint.colour})" ${style.stroke(paint.colour)} stroke-width="1.5"`;
}

function markSvg(mark: Mark, style: SvgStyle): string {
  switch (mark.kind) {
    case 'bar': {
      // Keeps the outline of a hatched bar inside the bar.
      const inset = mark.paint.texture === 'hatch' ? 0.75 : 0;
      return `<rect x="${n(mark.x + inset)}" y="${n(mark.y + inset)}" width="${n(Math.max(0, mark.width - 2 * inset))}" height="${n(mark.height - 2 * inset)}" ${areaPaint(mark.paint, style)}/>`;
    }
    case 'line':
      return `<path d="M${n(mark.x1)} ${n(mark.y1)}L${n(mark.x2)} ${n(mark.y2)}" fill="none" ${style.stroke(mark.colour)} stroke-width="${n(mark.width)}"/>`;
    case 'dot':
      return mark.isHollow
        ? `<circle cx="${n(mark.x)}" cy="${n(mark.y)}" r="${n(mark.radius - 1.25)}" ${style.fill('paper')} ${style.stroke(mark.colour)} stroke-width="2.5"/>`
        : `<circle cx="${n(mark.x)}" cy="${n(mark.y)}" r="${n(mark.radius)}" ${style.fill(mark.colour)}/>`;
    case 'text': {
      if (style.text) return style.text(mark);
      const anchor = mark.anchor === 'start' ? '' : ` text-anchor="${mark.anchor}"`;
      const weight = mark.weight === 400 ? '' : ` font-weight="${mark.weight}"`;
      const width = n(textWidth(mark.text, mark.size, mark.weight));
      const fit = style.isFitted ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : '';
      return `<text x="${n(mark.x)}" y="${n(mark.y)}" font-size="${n(mark.size)}"${weight}${anchor}${fit} ${style.fill(mark.colour)}>${escapeMarkup(mark.text)}</text>`;
    }
  }
}

/** A scene's marks as SVG markup, without the svg element. */
export const svgMarks = (scene: Pick<Scene, 'marks'>, style: SvgStyle): string =>
  scene.marks.map((mark) => markSvg(mark, style)).join('');
