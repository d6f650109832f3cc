import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import { projectRoot } from '../installation/project-root.server.ts';

/** Files of platform/fonts. */
export type PdfFont = `archivo-${'regular' | 'semibold'}` | `liberation-sans-${'regular' | 'bold'}`;

/** pdfkit accepts fonts of fontkit, but its types don't allow it. */
type ParsedFont = Font & PDFKit.Mixins.PDFFontSource;

const fonts = new Map<PdfFont, ParsedFont>();

/** A font, parsed once because parsing takes most of the time of a document. */
export function openFont(name: PdfFont): ParsedFont {
  const font = fonts.get(name) ?? (openSync(path.join(projectRoot, 'platform/fonts', `${name}.ttf`)) as ParsedFont);
  fonts.set(name, font);
  return font;
}
