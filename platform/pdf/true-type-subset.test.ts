import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { openFont, type PdfFont } from './embedded-fonts.server.ts';

test.each<PdfFont>(['archivo-regular', 'liberation-sans-bold'])(
  '%s keeps the outlines of its glyphs in a document',
  (name) => {
    const font = openFont(name);
    const { glyphs } = font.layout('Ça coûte 1’295.00 à Zürich: ÄÖÜ, ﬁn «Ŷ½»');
    const subset = font.createSubset();
    const ids = glyphs.map((glyph) => Number(subset.includeGlyph(glyph.id as never)));
    const embedded = create(Buffer.from(subset.encode())) as Font;
    expect(embedded.numGlyphs).toBeLessThan(60);
    expect(ids.map((id) => embedded.getGlyph(id).path.toSVG())).toEqual(glyphs.map(({ path }) => path.toSVG()));
    expect(ids.map((id) => embedded.getGlyph(id).advanceWidth)).toEqual(glyphs.map((glyph) => glyph.advanceWidth));
  },
);
