import path from 'node:path';
import { type Font, type GlyphRun, openSync } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { projectRoot } from '../installation/project-root.server.ts';

/** Files of platform/fonts. */
export type PdfFont = `archivo-${'regular' | 'semibold'}` | `liberation-sans-${'regular' | 'bold'}`;

/** pdfkit accepts fonts of fontkit, but its types don't allow it. */
type ParsedFont = Font & PDFKit.Mixins.PDFFontSource;

const fonts = new Map<PdfFont, ParsedFont>();

/** Words whose layout a font keeps, up to 3 kB each. */
const maxWords = 500;

/** pdfkit scales the positions of a layout in place. */
const withOwnPositions = (run: GlyphRun): GlyphRun =>
  Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });

/** A font that keeps the layout of words, because kerning takes a third of a letter's time and letters repeat their words. */
function withCachedWords(font: Font): Font {
  const runs = new LRUCache<string, GlyphRun>({ max: maxWords });
  const layout: Font['layout'] = (...wanted) => {
    const key = JSON.stringify(wanted);
    const run = runs.get(key) ?? font.layout(...wanted);
    runs.set(key, run);
    return withOwnPositions(run);
  };
  return Object.create(font, { layout: { value: layout } });
}

/** A font, parsed once because parsing takes most of the time of a document. */
export function openFont(name: PdfFont): ParsedFont {
  const file = path.join(projectRoot, 'platform/fonts', `${name}.ttf`);
  const font = fonts.get(name) ?? (withCachedWords(openSync(file) as Font) as ParsedFont);
  fonts.set(name, font);
  return font;
}
