import sharp, { type Metadata } from 'sharp';
import { isRefusal, type Refusal } from '../refusal.ts';
import { isHeic, type PictureFormat, pictureFormat } from './picture-format.ts';
import { type PictureProblem, refusePicture } from './refuse-picture.ts';
import { findDrawing, svgText } from './svg-text.ts';

const pictureTag = /^(?:[^\s:/>]+:)?(?:image|feimage)[\s/>]/i;
const href = /\b(?:xlink:)?href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/**
 * Addresses that can't be data URLs; nothing is fetched while rendering. '&' is excluded because an entity could spell
 * 'data:'.
 */
const plainAddress = /^(?!data:)[^&]*$/i;
const bitmapAddress = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/=\s]*)$/;

/**
 * The bitmaps embedded in an SVG. The renderer decodes them whatever their size, so their pixels have to be counted
 * first.
 * @returns undefined if it has pictures that can't be checked: other formats or encodings
 */
function embeddedPictures(svg: string): Buffer[] | undefined {
  const found: Buffer[] = [];
  for (const tag of svg.split('<')) {
    if (!pictureTag.test(tag)) continue;
    for (const [, double, single] of tag.matchAll(href)) {
      const address = (double ?? single ?? '').trim();
      if (plainAddress.test(address.slice(0, 20))) continue;
      const base64 = bitmapAddress.exec(address)?.[1];
      if (base64 === undefined) return undefined;
      found.push(Buffer.from(base64, 'base64'));
    }
  }
  return found;
}

export const maxPixels = 24_000_000;
const maxSidePixels = 8_000;
const storedSide = 1_600;
/** Smaller SVGs are rendered larger, to be sharp on every screen. */
const drawnSide = 1_024;
const drawingDpi = 72;

// Allows only the loaders of accepted formats; each of libvips's many others adds attack surface.
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

async function readMetadata(bytes: Uint8Array, format: PictureFormat): Promise<Metadata | Refusal<PictureProblem>> {
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return refusePicture('broken-image');
  }
  if (metadata.format !== (format === 'avif' ? 'heif' : format)) return refusePicture('broken-image');
  const { width, height } = metadata;
  const isTooLarge = width > maxSidePixels || height > maxSidePixels || width * height > maxPixels;
  return isTooLarge ? refusePicture('too-many-pixels') : metadata;
}

/** libvips recognises an SVG by '<svg' near its beginning, whatever the prefix of its tags. */
const svgMark = '<!--<svg-->';

/**
 * The drawing of an SVG in UTF-8, without what precedes it: the renderer reads exactly the text that was checked. It is
 * refused if its declarations could expand without limit, or an embedded picture is too large.
 */
async function checkedSvg(bytes: Uint8Array): Promise<Buffer | Refusal<PictureProblem>> {
  const text = svgText(bytes);
  if (text === undefined) return refusePicture('broken-image');
  const start = findDrawing(text);
  const doctype = text.search(/<!DOCTYPE/i);
  const hasDeclarations = /<!ENTITY/i.test(text) || (doctype >= 0 && /^[^>]*\[/.test(text.slice(doctype)));
  if (hasDeclarations || start === 'declarations') return refusePicture('svg-declarations');
  if (start === undefined) return refusePicture('broken-image');
  return (await embeddedProblem(text)) ?? Buffer.from(svgMark + text.slice(start));
}

async function embeddedProblem(text: string): Promise<Refusal<PictureProblem> | undefined> {
  const pictures = embeddedPictures(text);
  if (!pictures) return refusePicture('broken-image');
  let pixels = 0;
  for (const picture of pictures) {
    const format = pictureFormat(picture);
    if (!format || format === 'svg') return refusePicture('broken-image');
    const metadata = await readMetadata(picture, format);
    if (isRefusal(metadata)) return metadata;
    pixels += metadata.width * metadata.height;
  }
  return pixels > maxPixels ? refusePicture('too-many-pixels') : undefined;
}

/**
 * Re-encodes a picture as a WebP bitmap without metadata. SVG is rendered: scripts are not run and nothing is fetched.
 * @returns the bitmap, or a refusal: 415 unsupported format, 400 damaged, 413 too many pixels
 */
export async function reencodePicture(original: Uint8Array): Promise<Buffer | Refusal<PictureProblem>> {
  const format = pictureFormat(original);
  if (!format && isHeic(original)) return refusePicture('heic-photo');
  if (!format) return refusePicture('no-image');
  const source = format === 'svg' ? await checkedSvg(original) : original;
  if (isRefusal(source)) return source;
  const metadata = await readMetadata(source, format);
  if (isRefusal(metadata)) return metadata;
  const side = Math.max(metadata.width, metadata.height);
  const density = format === 'svg' && side < drawnSide ? Math.min((drawingDpi * drawnSide) / side, 2_400) : drawingDpi;
  try {
    return await sharp(source, { limitInputPixels: maxPixels, ...(format === 'svg' && { density }) })
      .autoOrient()
      .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, alphaQuality: 100 })
      .toBuffer();
  } catch {
    return refusePicture('broken-image');
  }
}
