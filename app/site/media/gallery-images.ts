import type { GalleryPicture } from '#content/page-schemas.ts';
import { type TranslatedText, translatedText } from '#domain/core/records/translated-text.ts';
import type { ShownPicture } from '#domain/library/library-item-answer.ts';
import type { MediaItem } from '#domain/media/media-item-answer.ts';
import type { Language } from '#platform/languages.ts';
import { safeHref } from '../../components/safe-href.ts';
import { hasFormat, pictureSources } from '../../components/shown-picture.ts';
import type { ViewerImage } from './image-viewer-event.ts';

export interface GalleryImage extends ViewerImage {
  key: string;
  caption: string;
  /** The picture in the page, smaller than in the viewer. */
  small: { src: string; sources: { type: string; srcSet: string }[] };
}

interface RecordTexts {
  credit: (name: string) => string;
  language: Language;
}

const formats = ['avif', 'webp'] as const;

/** The address of a gallery picture as a single file. */
export const galleryPictureFile = (picture: string, width: 800 | 1600): string =>
  hasFormat(picture) ? picture : `${picture}-${width}.jpg`;

const builtInImage = ({ picture, alt, caption }: GalleryPicture): GalleryImage => ({
  key: picture,
  src: galleryPictureFile(picture, 1600),
  sources: formats.map((format) => ({ type: `image/${format}`, srcSet: `${picture}-1600.${format}` })),
  small: {
    src: galleryPictureFile(picture, 800),
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

/** A picture with a single file: cropped around its focal point in the page, whole in the viewer. */
function wholeImage(
  address: string,
  pictures: readonly ShownPicture[],
): (Pick<GalleryImage, 'src' | 'small' | 'width' | 'height'> & { item: ShownPicture | undefined }) | undefined {
  const cropped = pictureSources(address, pictures, 'gallery');
  if (!cropped) return undefined;
  const { src, srcSet } = cropped;
  const item = pictures.find(({ fileUrl }) => fileUrl === address);
  const size = item?.width && item.height ? { width: item.width, height: item.height } : {};
  return { src: address, ...size, small: { src, sources: srcSet ? [{ type: 'image/webp', srcSet }] : [] }, item };
}

function writtenImage(written: GalleryPicture, pictures: readonly ShownPicture[]): GalleryImage[] {
  const { picture, alt, caption } = written;
  if (!hasFormat(picture)) return [builtInImage(written)];
  const whole = wholeImage(picture, pictures);
  if (!whole) return [];
  const { item: _, ...image } = whole;
  return [{ key: picture, ...image, alt, caption }];
}

const isWritten = (written: TranslatedText<string | null> | undefined): written is TranslatedText => !!written?.text;

/** The first description in the page's language, or else its title, or else the same in German. */
function altTexts(descriptions: readonly TranslatedText[], title: TranslatedText) {
  const all = [...descriptions, title];
  const { text, lang } = all.find((caption) => !caption.lang) ?? all[0] ?? title;
  return { alt: text, ...(lang && { altLang: lang }) };
}

/** The title and the caption of the library, together if they are in one language. */
function captionTexts(title: TranslatedText, caption: TranslatedText<string | null> | undefined) {
  const { text, lang } = title;
  const inLanguage = lang && { captionLang: lang };
  if (!isWritten(caption)) return { caption: text, ...inLanguage };
  if (caption.lang === lang) return { caption: `${text}. ${caption.text}`, ...inLanguage };
  return {
    caption: text,
    ...inLanguage,
    captionRest: { text: caption.text, ...(caption.lang && { lang: caption.lang }) },
  };
}

/** Pictures among the media items, in order; items without an address are omitted. */
function recordImages(
  records: readonly MediaItem[],
  pictures: readonly ShownPicture[],
  { credit, language }: RecordTexts,
): GalleryImage[] {
  return records.flatMap((record) => {
    const { id, type, imageUrl, url } = record;
    const address = safeHref(imageUrl) ?? safeHref(url);
    const whole = address && wholeImage(address, pictures);
    if (type !== 'image' || !whole) return [];
    const { item, ...image } = whole;
    const title = translatedText(record, 'title', language);
    const descriptions = [
      ...(item ? [translatedText(item, 'altText', language)] : []),
      translatedText(record, 'description', language),
    ];
    const named = item?.credit && { credit: credit(item.credit) };
    return [
      {
        key: id,
        ...image,
        ...altTexts(descriptions.filter(isWritten), title),
        ...captionTexts(title, item && translatedText(item, 'caption', language)),
        ...named,
      },
    ];
  });
}

/** The pictures of the event, then those of the media items. */
export function galleryImages(
  gallery: readonly GalleryPicture[],
  records: readonly MediaItem[],
  pictures: readonly ShownPicture[],
  texts: RecordTexts,
): GalleryImage[] {
  return [...gallery.flatMap((written) => writtenImage(written, pictures)), ...recordImages(records, pictures, texts)];
}
