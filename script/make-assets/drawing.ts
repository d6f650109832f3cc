import sharp from 'sharp';

/** A whole SVG document of the given size in pixels. */
export const document = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;

export const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width: number) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}"/>`;

export const round = (value: number) => Math.round(value * 100) / 100;

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

/** Picture files from an SVG document; the ending of the path decides the format. */
export async function save(
  svg: string,
  path: string,
  options: { quality?: number; isLossless?: boolean } = {},
): Promise<void> {
  const picture = sharp(Buffer.from(svg));
  if (path.endsWith('.avif')) await picture.avif({ quality: options.quality ?? 60, effort: 6 }).toFile(path);
  else if (path.endsWith('.webp'))
    await picture
      .webp({ quality: options.quality ?? 82, lossless: options.isLossless ?? false, effort: 6 })
      .toFile(path);
  else if (path.endsWith('.jpg')) await picture.jpeg({ quality: options.quality ?? 80, mozjpeg: true }).toFile(path);
  else await picture.png({ palette: true, colours: 128, compressionLevel: 9, effort: 10 }).toFile(path);
}
