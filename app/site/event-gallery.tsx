import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gallery } from '#content/gallery.ts';
import type { MediaItem } from '../api-records.ts';
import { safeHref } from '../components/safe-href.ts';
import { Section } from '../components/section-heading.tsx';
import { openImageViewer, type ViewerImage } from './image-viewer-event.ts';

interface GalleryImage extends ViewerImage {
  key: string;
  caption: string;
  /** The picture in the page, smaller than in the viewer. */
  small: { src: string; sources: { type: string; srcSet: string }[] };
}

const formats = ['avif', 'webp'] as const;

const fixedImages: GalleryImage[] = gallery.map(({ picture, alt, caption }) => ({
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
}));

/** Pictures among the media items, in their order; without an address there is nothing to show. */
function recordImages(records: readonly MediaItem[]): GalleryImage[] {
  return records.flatMap(({ id, type, title, description, imageUrl, url }) => {
    const src = safeHref(imageUrl) ?? safeHref(url);
    if (type !== 'image' || !src) return [];
    return [{ key: id, src, small: { src, sources: [] }, alt: description || title, caption: title }];
  });
}

/**
 * The pictures of the event, then, when they are there, those of the media items; each opens in the viewer. A picture
 * that can't be shown is left out.
 */
export default function EventGallery() {
  const { data: records } = useQuery<MediaItem[]>({ queryKey: ['/api/media'] });
  const [failed, setFailed] = useState<readonly string[]>([]);
  const fail = (key: string) => setFailed((known) => (known.includes(key) ? known : [...known, key]));
  const images = [...fixedImages, ...recordImages(records ?? [])].filter(({ key }) => !failed.includes(key));
  return (
    <Section id="galerie" kicker="02" title="Bilder" layout="stacked">
      <ul className="page-grid gap-y-8">
        {images.map((image, index) => (
          <li key={image.key} className={index === 0 ? 'md:col-span-8 md:row-span-2' : 'md:col-span-4'}>
            <figure>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`Bild vergrössern: ${image.caption}`}
                onClick={(event) => {
                  // Safari leaves the focus where it was; the viewer gives it back to what has it.
                  event.currentTarget.focus();
                  openImageViewer({ images, index });
                }}
                className="block w-full cursor-zoom-in noscript:pointer-events-none"
              >
                <picture className="contents">
                  {image.small.sources.map(({ type, srcSet }) => (
                    <source
                      key={type}
                      type={type}
                      srcSet={srcSet}
                      sizes={
                        index === 0
                          ? '(min-width: 80rem) 813px, (min-width: 48rem) 64vw, 92vw'
                          : '(min-width: 80rem) 395px, (min-width: 48rem) 31vw, 92vw'
                      }
                    />
                  ))}
                  <img
                    ref={(element) => {
                      if (element?.complete && element.naturalWidth === 0) fail(image.key);
                    }}
                    onError={() => fail(image.key)}
                    src={image.small.src}
                    alt={image.alt}
                    width={1600}
                    height={1067}
                    loading="lazy"
                    decoding="async"
                    className="aspect-[3/2] h-auto w-full bg-rule object-cover"
                  />
                </picture>
              </button>
              <figcaption className="mt-2 text-ink-muted text-sm">{image.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
