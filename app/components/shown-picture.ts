import type { ShapeName } from '#domain/library/crop-region.ts';
import type { ShownPicture } from '#domain/library/library-item-answer.ts';
import { safeHref } from './safe-href.ts';

/** Whether an address is that of one file; drawn pictures that came with the site lie in several formats below theirs. */
export const hasFormat = (address: string): boolean => /\.[a-z0-9]+$/i.test(address);

/** A picture as an element shows it. */
export interface PictureSources {
  src: string;
  srcSet?: string;
  /** What can be seen on it, as the library says. */
  alt?: string;
}

/**
 * The picture of a record's address in a shape: cut by the library when it is one of its own, else as it is.
 * @returns undefined for an address that may not be shown
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
