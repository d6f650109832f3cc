import { createHash } from 'node:crypto';
import type { Disk } from 'flydrive';
import sharp from 'sharp';

const maximumPixels = 24_000_000;
const maximumSide = 1_600;

/**
 * Stores a picture re-encoded as a WebP bitmap without metadata, under a name made of its content.
 * @returns its address, below /uploads/
 */
export async function storeLogo(files: Disk, original: Uint8Array): Promise<string> {
  const bitmap = await sharp(original, { limitInputPixels: maximumPixels })
    .rotate()
    .resize({ width: maximumSide, height: maximumSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer();
  const name = `${createHash('sha256').update(bitmap).digest('hex').slice(0, 32)}.webp`;
  await files.put(`uploads/${name}`, bitmap);
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
