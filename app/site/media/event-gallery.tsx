import { useRef } from 'react';
import { fill } from '#platform/words.ts';
import { Section } from '../../components/section-heading.tsx';
import type { GalleryImage } from './gallery-images.ts';
import type { GalleryWords } from './gallery-words.ts';
import { openImageViewer } from './image-viewer-event.ts';
import { PictureCaption } from './picture-caption.tsx';

interface EventGalleryProps {
  title: string;
  images: GalleryImage[];
  words: GalleryWords;
}

/** Pictures that open in the viewer. A picture that fails to load is hidden (failed-pictures.ts). */
export default function EventGallery({ title, images, words }: EventGalleryProps) {
  const list = useRef<HTMLUListElement>(null);
  const open = (opener: HTMLElement, key: string) => {
    // Safari does not focus a clicked button, and the viewer restores the focus to the active element.
    opener.focus();
    const shown = images.filter((_, index) => !list.current?.children[index]?.querySelector('[data-failed]'));
    openImageViewer({ images: shown, index: shown.findIndex((image) => image.key === key) });
  };
  return (
    <Section id="galerie" kicker="02" title={title} layout="stacked">
      <ul ref={list} className="page-grid gap-y-8">
        {images.map((image, index) => (
          <li
            key={image.key}
            className={`has-data-failed:hidden ${index === 0 ? 'md:col-span-8 md:row-span-2' : 'md:col-span-4'}`}
          >
            <figure>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={fill(words.enlarge, {
                  caption: [image.caption, image.captionRest?.text, image.credit].filter(Boolean).join('. '),
                })}
                onClick={(event) => open(event.currentTarget, image.key)}
                className="block w-full cursor-zoom-in noscript:hidden"
              >
                {picture(image, index === 0)}
              </button>
              <noscript>{picture(image, index === 0)}</noscript>
              <figcaption className="mt-2 text-ink-muted text-sm">
                <PictureCaption image={image} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const picture = ({ small, alt, altLang }: GalleryImage, isLarge: boolean) => (
  <picture className="contents">
    {small.sources.map(({ type, srcSet }) => (
      <source
        key={type}
        type={type}
        srcSet={srcSet}
        sizes={
          isLarge
            ? '(min-width: 80rem) 813px, (min-width: 48rem) 64vw, 92vw'
            : '(min-width: 80rem) 395px, (min-width: 48rem) 31vw, 92vw'
        }
      />
    ))}
    <img
      src={small.src}
      alt={alt}
      lang={altLang}
      width={1600}
      height={1067}
      loading="lazy"
      decoding="async"
      className="aspect-[3/2] h-auto w-full bg-rule object-cover"
    />
  </picture>
);
