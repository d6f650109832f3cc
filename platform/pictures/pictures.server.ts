import { hash } from 'node:crypto';
import type { Disk } from 'flydrive';
import sharp from 'sharp';
import { maxPixels } from './reencode-picture.server.ts';

export const pictureMediaTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml'];

/** Stores a re-encoded picture under a name derived from its content. @returns its address below /uploads/ */
export async function storePicture(files: Disk, bitmap: Uint8Array): Promise<string> {
  const name = `${hash('sha256', bitmap).slice(0, 32)}.webp`;
  await files.put(`uploads/${name}`, bitmap, { contentType: 'image/webp' });
  return `/uploads/${name}`;
}

/** The sizes in which logos are served, in pixels. */
export const logoSizes = { '128x64': { width: 128, height: 64 }, '256x128': { width: 256, height: 128 } } as const;
export type LogoSize = keyof typeof logoSizes;

/** A logo fitted into one of the fixed sizes on a transparent background, as WebP. */
export async function resizeLogo(bitmap: Uint8Array, size: LogoSize): Promise<Buffer> {
  return sharp(bitmap, { limitInputPixels: maxPixels })
    .resize({ ...logoSizes[size], fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 85, alphaQuality: 100 })
    .toBuffer();
}
