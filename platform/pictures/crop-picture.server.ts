import sharp from 'sharp';
import { maxPixels } from './reencode-picture.server.ts';

interface Crop {
  /** The part of the picture, in its pixels. */
  region: { left: number; top: number; width: number; height: number };
  /** What is made of it. */
  size: { width: number; height: number };
}

/** A part of a re-encoded picture in a fixed size, as WebP. */
export function cropPicture(bitmap: Uint8Array, { region, size }: Crop): Promise<Buffer> {
  return sharp(bitmap, { limitInputPixels: maxPixels })
    .extract(region)
    .resize({ ...size, fit: 'fill' })
    .webp({ quality: 82 })
    .toBuffer();
}

/** Pixels of a re-encoded picture. */
export async function pictureSize(bitmap: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bitmap, { limitInputPixels: maxPixels }).metadata();
  return { width, height };
}
