import { createHash } from 'node:crypto';
import type { Disk } from 'flydrive';
import sharp, { type Metadata } from 'sharp';
import { type ImageFormat, imageFormat } from './image-format.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';

const maximumPixels = 24_000_000;
const longestSide = 8_000;
const storedSide = 1_600;
/** A drawing smaller than this is drawn larger, so that it stays sharp on every screen. */
const drawnSide = 1_024;
const drawingDpi = 72;
const secondsAtMost = 10;

export const imageMediaTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml'];

// Only the readers of the formats we take; libvips has many more, and each is a way in.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});

const broken = () => refuse(400, 'broken-image', 'The picture can’t be read.');
const tooLarge = () =>
  refuse(413, 'too-many-pixels', 'A picture may have at most 24 megapixels and 8000 pixels a side.');

async function readMetadata(bytes: Uint8Array, format: ImageFormat): Promise<Metadata | Refusal> {
  if (format === 'svg' && /<!ENTITY|<!DOCTYPE[^>]*\[/i.test(Buffer.from(bytes).toString('utf8'))) return broken();
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return broken();
  }
  const { width = 0, height = 0 } = metadata;
  if (metadata.format !== (format === 'avif' ? 'heif' : format)) return broken();
  const isTooLarge = width > longestSide || height > longestSide || width * height > maximumPixels;
  return isTooLarge ? tooLarge() : metadata;
}

/**
 * Re-encodes a picture as a WebP bitmap without metadata. SVG is drawn: nothing it says is carried out or fetched.
 * @returns the bitmap, or why it is refused: 415 no picture we take, 400 damaged, 413 too many pixels
 */
async function reencode(original: Uint8Array): Promise<Buffer | Refusal> {
  const format = imageFormat(original);
  if (!format) return refuse(415, 'no-image', 'Please choose a PNG, JPEG, WebP, GIF, AVIF or SVG picture.');
  const metadata = await readMetadata(original, format);
  if (isRefusal(metadata)) return metadata;
  const side = Math.max(metadata.width ?? 0, metadata.height ?? 0);
  const density = format === 'svg' && side < drawnSide ? Math.min((drawingDpi * drawnSide) / side, 2_400) : drawingDpi;
  try {
    return await sharp(original, { limitInputPixels: maximumPixels, ...(format === 'svg' && { density }) })
      .autoOrient()
      .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, alphaQuality: 100 })
      .timeout({ seconds: secondsAtMost })
      .toBuffer();
  } catch {
    return broken();
  }
}

/**
 * Stores a picture re-encoded, under a name made of its content. The one way for a picture to get among the files.
 * @returns its address, below /uploads/, or why it is refused
 */
export async function storeLogo(files: Disk, original: Uint8Array): Promise<string | Refusal> {
  const bitmap = await reencode(original);
  if (isRefusal(bitmap)) return bitmap;
  const name = `${createHash('sha256').update(bitmap).digest('hex').slice(0, 32)}.webp`;
  await files.put(`uploads/${name}`, bitmap, { contentType: 'image/webp' });
  return `/uploads/${name}`;
}

/** The sizes a logo is handed out in, in pixels. */
export const logoSizes = { '128x64': { width: 128, height: 64 }, '256x128': { width: 256, height: 128 } } as const;
export type LogoSize = keyof typeof logoSizes;

/** A logo fitted into one of the fixed sizes, on a transparent ground, as WebP. */
export async function resizeLogo(bitmap: Uint8Array, size: LogoSize): Promise<Buffer> {
  return sharp(bitmap, { limitInputPixels: maximumPixels })
    .resize({ ...logoSizes[size], fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 85, alphaQuality: 100 })
    .toBuffer();
}
