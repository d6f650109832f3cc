import sharp from 'sharp';
import { maxPixels } from './reencode-picture.server.ts';

interface Crop {
  /** The region of the picture, in its pixels. */
  region: { left: number; top: number; width: number; height: number };
  /** The size of the result. */
  size: { width: number; height: number };
}

/** Crops a re-encoded picture to a fixed size, as WebP. */
export function cropPicture(bitmap: Uint8Array, { region, size }: Crop): Promise<Buffer> {
  return sharp(bitmap, { limitInputPixels: maxPixels })
    .extract(region)
    .resize({ ...size, fit: 'fill' })
    .webp({ quality: 82 })
    .toBuffer();
}

/** Size of a re-encoded picture in pixels. */
export async function pictureSize(bitmap: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bitmap, { limitInputPixels: maxPixels }).metadata();
  return { width, height };
}
