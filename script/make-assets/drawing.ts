import sharp from 'sharp';

/** A whole SVG document of the given size in pixels; those that are kept as SVG need a title. */
export function document(width: number, height: number, content: string, title?: string): string {
  const named = title ? `<title>${title}</title>${content}` : content;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${named}</svg>\n`;
}

export const rectangle = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more && ` ${more}`}/>`;

export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width: number, more = '') =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}"${more && ` ${more}`}/>`;

export const round = (value: number) => Math.round(value * 100) / 100;

/** Picture files from an SVG document; the ending of the path decides the format. */
export async function save(
  svg: string,
  path: string,
  options: { width?: number; quality?: number; lossless?: boolean } = {},
): Promise<void> {
  const picture = sharp(Buffer.from(svg), { density: 72 * (options.width ? options.width / sizeOf(svg) : 1) });
  if (options.width) picture.resize(options.width);
  if (path.endsWith('.avif')) await picture.avif({ quality: options.quality ?? 60, effort: 6 }).toFile(path);
  else if (path.endsWith('.webp'))
    await picture.webp({ quality: options.quality ?? 82, lossless: options.lossless ?? false, effort: 6 }).toFile(path);
  else if (path.endsWith('.jpg')) await picture.jpeg({ quality: options.quality ?? 80, mozjpeg: true }).toFile(path);
  else await picture.png({ palette: true, colours: 128, compressionLevel: 9, effort: 10 }).toFile(path);
}

const sizeOf = (svg: string) => Number(/width="(\d+)"/.exec(svg)?.[1] ?? 1);
