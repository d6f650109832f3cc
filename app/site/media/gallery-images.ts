import type { GalleryPicture } from '#content/schemas.ts';
import type { MediaItem } from '#domain/media/media-item-answer.ts';
import { safeHref } from '../../components/safe-href.ts';
import type { ViewerImage } from './image-viewer-event.ts';

export interface GalleryImage extends ViewerImage {
  key: string;
  caption: string;
  /** The picture in the page, smaller than in the viewer. */
  small: { src: string; sources: { type: string; srcSet: string }[] };
}

const formats = ['avif', 'webp'] as const;

const fixedImage = ({ picture, alt, caption }: GalleryPicture): GalleryImage => ({
  key: picture,
  src: `${picture}-1600.jpg`,
  sources: formats.map((format) => ({ type: `image/${format}`, srcSet: `${picture}-1600.${format}` })),
  small: {
    src: `${picture}-800.jpg`,
    sources: formats.map((format) => ({
      type: `image/${format}`,
      srcSet: `${picture}-800.${format} 800w, ${picture}-1600.${format} 1600w`,
    })),
  },
  width: 1600,
  height: 1067,
  alt,
  caption,
});

/** Pictures among the media items, in their order; without an address there is nothing to show. */
function recordImages(records: readonly MediaItem[]): GalleryImage[] {
  return records.flatMap(({ id, type, title, description, imageUrl, url }) => {
    const src = safeHref(imageUrl) ?? safeHref(url);
    if (type !== 'image' || !src) return [];
    return [{ key: id, src, small: { src, sources: [] }, alt: description || title, caption: title }];
  });
}

/** The pictures of the event, then those of the media items. */
export function galleryImages(gallery: readonly GalleryPicture[], records: readonly MediaItem[]): GalleryImage[] {
  return [...gallery.map(fixedImage), ...recordImages(records)];
}
