import type { GalleryPicture } from '#content/page-schemas.ts';
import type { ShownPicture } from '#domain/library/library-item-answer.ts';
import type { MediaItem } from '#domain/media/media-item-answer.ts';
import { safeHref } from '../../components/safe-href.ts';
import { pictureSources } from '../../components/shown-picture.ts';
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
function recordImages(records: readonly MediaItem[], pictures: readonly ShownPicture[]): GalleryImage[] {
  return records.flatMap(({ id, type, title, description, imageUrl, url }) => {
    const address = safeHref(imageUrl) ?? safeHref(url);
    const small = address && pictureSources(address, pictures, 'gallery');
    if (type !== 'image' || !small) return [];
    const { src, srcSet, alt = description || title } = small;
    const whole = pictures.find(({ fileUrl }) => fileUrl === address);
    const size = whole?.width && whole.height ? { width: whole.width, height: whole.height } : {};
    return [
      {
        key: id,
        src: address,
        ...size,
        small: { src, sources: srcSet ? [{ type: 'image/webp', srcSet }] : [] },
        alt,
        caption: [title, whole?.caption, whole?.credit && `Bild: ${whole.credit}`].filter(Boolean).join('. '),
      },
    ];
  });
}

/** The pictures of the event, then those of the media items. */
export function galleryImages(
  gallery: readonly GalleryPicture[],
  records: readonly MediaItem[],
  pictures: readonly ShownPicture[],
): GalleryImage[] {
  return [...gallery.map(fixedImage), ...recordImages(records, pictures)];
}
