import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { document, rectangle, save } from './drawing.ts';
import { palette } from './palette.ts';
import { text, textWidth } from './text-paths.ts';

/**
 * The mark: a bar chart that hangs from its axis and so writes the V of Versicherungsmonitor; the longest bar is the
 * one highlighted series. Fits a square of `size` at x, y.
 */
export function mark(x: number, y: number, size: number, bars: string, longest: string): string {
  const unit = size / 14;
  return [6, 10, 14, 10, 6]
    .map((length, index) => rectangle(x + index * 3 * unit, y, 2 * unit, length * unit, index === 2 ? longest : bars))
    .join('');
}

/** Mark and name on one line; `height` is that of the mark. */
function lockup(height: number, bars: string, longest: string, ink: string) {
  const type = { weight: 700, size: height * 0.78, fill: ink, tracking: -12 };
  const name = 'Versicherungsmonitor';
  const left = height * 1.32;
  const width = Math.ceil(left + textWidth(name, type));
  return document(width, height, mark(0, 0, height, bars, longest) + text(name, left, height * 0.79, type), name);
}

function icon(size: number, markSize: number, corner: number): string {
  const inset = (size - markSize) / 2;
  return document(
    size,
    size,
    rectangle(0, 0, size, size, palette.petrol, corner ? `rx="${corner}"` : '') +
      mark(inset, inset + Math.floor(markSize * 0.03), markSize, palette.paper, palette.vermilionBright),
  );
}

/** An ICO file that holds one PNG. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const manifest = {
  name: 'Versicherungsmonitor',
  short_name: 'Versicherungsmonitor',
  description: 'Die jährliche Studie zum Schweizer Versicherungsmarkt',
  lang: 'de-CH',
  start_url: '/',
  scope: '/',
  display: 'browser',
  theme_color: palette.petrol,
  background_color: palette.paper,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** Icons of the browser and the home screen, the web manifest, and the logo in its forms. */
export async function makeSiteMark(root: string): Promise<void> {
  const site = `${root}/public`;
  const brand = `${site}/assets/brand`;
  await writeFile(`${site}/favicon.svg`, icon(32, 28, 5));
  const small = await sharp(Buffer.from(icon(32, 28, 5)))
    .png()
    .toBuffer();
  await writeFile(`${site}/favicon.ico`, ico(small, 32));
  await save(icon(180, 104, 0), `${site}/apple-touch-icon.png`);
  await save(icon(192, 118, 20), `${site}/icon-192.png`);
  await save(icon(512, 316, 52), `${site}/icon-512.png`);
  await save(icon(512, 252, 0), `${site}/icon-maskable-512.png`);
  await writeFile(`${site}/site.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`);

  const logo = lockup(56, palette.petrol, palette.vermilion, palette.ink);
  const onDark = lockup(56, '#FFFFFF', palette.vermilionBright, '#FFFFFF');
  await writeFile(`${brand}/versicherungsmonitor-logo.svg`, logo);
  await writeFile(`${brand}/versicherungsmonitor-logo-white.svg`, onDark);
  await save(logo, `${brand}/versicherungsmonitor-logo.png`, { width: 1600 });
  await save(onDark, `${brand}/versicherungsmonitor-logo-white.png`, { width: 1600 });
}
