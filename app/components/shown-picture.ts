import type { ShapeName } from '#domain/library/crop-region.ts';
import type { ShownPicture } from '#domain/library/library-item-answer.ts';
import { safeHref } from './safe-href.ts';

/** Whether an address names a single file; built-in pictures exist in several formats under one address. */
export const hasFormat = (address: string): boolean => /\.[a-z0-9]+$/i.test(address);

/** Attributes of an <img>. */
export interface PictureSources {
  src: string;
  srcSet?: string;
  /** Description from the library. */
  alt?: string;
}

/**
 * The sources of a record's picture in a given shape: the library's crops if there are any, else the picture itself.
 * @returns undefined for an unsafe address
 */
export function pictureSources(
  address: string | null,
  pictures: readonly ShownPicture[],
  shape: ShapeName,
): PictureSources | undefined {
  const src = safeHref(address);
  if (!src) return undefined;
  const picture = pictures.find(({ fileUrl }) => fileUrl === src);
  const alt = picture?.altText ? { alt: picture.altText } : {};
  const crops = picture?.crops.filter((crop) => crop.shape === shape) ?? [];
  const [smallest] = crops;
  if (!smallest) return { src, ...alt };
  const srcSet = crops.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return { src: smallest.url, ...(crops.length > 1 && { srcSet }), ...alt };
}
