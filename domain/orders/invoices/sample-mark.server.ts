import type { Font } from 'fontkit';
import { mm2pt as mm } from 'swissqrbill/utils';
import type { Language } from '#platform/languages.ts';
import { openFont } from '#platform/pdf/embedded-fonts.server.ts';
import { signal } from '#platform/pdf/letter-style.ts';
import type { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { left } from '../../core/letters/letterhead.server.ts';
import { documentLetterWords } from './document-letter-words.ts';

/** One across the letter, one across the payment part. */
const stamps = [
  { middle: mm(110), size: 130 },
  { middle: mm(240), size: 90 },
];

interface Outline {
  glyphs: { svg: string; left: number }[];
  width: number;
  unitsPerEm: number;
}
const outlines = new Map<string, Outline>();

/** A word as outlines, so that it isn't part of the document's text. */
function outlineOf(word: string, font: Font): Outline {
  const { glyphs, positions } = font.layout(word);
  let width = 0;
  const placed = glyphs.map((glyph, index) => {
    const offset = width;
    width += positions[index]?.xAdvance ?? 0;
    return { svg: glyph.path.toSVG(), left: offset };
  });
  return { glyphs: placed, width, unitsPerEm: font.unitsPerEm };
}

function stamp(pdf: TaggedPdf, { glyphs, width, unitsPerEm }: Outline, middle: number, size: number): void {
  // Words longer than 'MUSTER' are drawn smaller.
  const scale = (size / unitsPerEm) * Math.min(1, 6 / glyphs.length);
  pdf.save();
  pdf.rotate(-24, { origin: [mm(105), middle] });
  pdf.translate(mm(105) - (width * scale) / 2, middle + size / 3);
  pdf.scale(scale, -scale);
  for (const { svg, left: x } of glyphs) pdf.save().translate(x, 0).path(svg).fillColor(signal, 0.2).fill().restore();
  pdf.restore();
}

function notice(pdf: TaggedPdf, language: Language): void {
  const { sample } = documentLetterWords(language);
  pdf.font('archivo-semibold').fontSize(9).fillColor(signal, 1);
  pdf.text(sample.replaceAll('\u202f', '\u00a0'), left, mm(9), { lineBreak: false });
}

/** Writes at the top of the first page that the document is a sample, where screen readers read it first. */
export const writeSampleNotice = (pdf: TaggedPdf, language: Language): void =>
  pdf.element('P', () => notice(pdf, language));

/** Marks every page with 'Muster' as a stamp, and further pages in words, so that nobody pays or books it by mistake. */
export function markAsSample(pdf: TaggedPdf, language: Language): void {
  const { sampleStamp } = documentLetterWords(language);
  const outline = outlines.get(sampleStamp) ?? outlineOf(sampleStamp, openFont('archivo-semibold'));
  outlines.set(sampleStamp, outline);
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    pdf.artifact(() => {
      for (const { middle, size } of stamps) stamp(pdf, outline, middle, size);
      if (page > 0) notice(pdf, language);
    });
  }
}
