import { useEffect, useRef, useState } from 'react';
import type { heroVideoRenditions } from '#content/site.ts';
import type { TranslatedText } from '#domain/core/records/translated-text.ts';
import type { HeroVideoSource } from '#domain/hero-videos/hero-video-source.ts';
import { PauseButton } from '../../components/icon-button.tsx';
import { ForeignVideo } from './foreign-video.tsx';
import type { HeroPictureWords } from './hero-picture-words.ts';

/** Whether the visitor prefers no motion or small downloads. */
function wantsStill(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

interface HeroPictureProps {
  source: HeroVideoSource | null;
  /** Other formats and the poster of a built-in video. */
  rendition?: Rendition | undefined;
  title: TranslatedText;
  words: HeroPictureWords;
}

/** Background of the hero: the active video under a petrol tint, or a still picture. */
export default function HeroPicture({ source, rendition, title, words }: HeroPictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const file = source?.kind === 'file' && !hasFailed ? source : null;
  const posters = file && rendition;
  const fail = () => {
    console.warn('the background video could not be loaded', file?.url);
    setHasFailed(true);
  };
  return (
    <>
      <picture>
        {posters && <source srcSet={posters.posterAvif} type="image/avif" />}
        <img
          src={posters?.poster ?? '/assets/hero-still.svg'}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          className="no-print absolute inset-0 size-full object-cover"
        />
      </picture>
      {file && <BackgroundVideo file={file} rendition={rendition} words={words} onFail={fail} />}
      {/* Dark enough for text over any video frame: at least 80% up to 34rem from the bottom, where the text is. */}
      <div className="no-print absolute inset-0 bg-petrol/85 md:bg-transparent md:bg-linear-to-t md:from-petrol/95 md:from-[6rem] md:via-petrol/80 md:via-[34rem] md:to-petrol/20 md:to-[46rem]" />
      {source && source.kind !== 'file' && <ForeignVideo source={source} title={title} words={words} />}
    </>
  );
}

type Rendition = (typeof heroVideoRenditions)[string];

interface BackgroundVideoProps {
  file: Extract<HeroVideoSource, { kind: 'file' }>;
  rendition: Rendition | undefined;
  words: HeroPictureWords;
  onFail: () => void;
}

/** Plays without sound half a second after the page has loaded; never with reduced motion or data saving. */
function BackgroundVideo({ file, rendition, words, onFail }: BackgroundVideoProps) {
  const [hasStarted, setHasStarted] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const element = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (wantsStill()) return;
    let waiting: ReturnType<typeof setTimeout>;
    const start = () => {
      waiting = setTimeout(() => setHasStarted(true), 500);
    };
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => {
      removeEventListener('load', start);
      clearTimeout(waiting);
    };
  }, []);

  useEffect(() => {
    if (!hasStarted) return;
    if (isPaused) element.current?.pause();
    else element.current?.play().catch(() => {});
  }, [hasStarted, isPaused]);

  return (
    <>
      <video
        ref={element}
        autoPlay={hasStarted}
        muted
        loop
        playsInline
        poster={rendition?.posterAvif}
        preload={hasStarted ? 'metadata' : 'none'}
        aria-hidden="true"
        tabIndex={-1}
        onError={onFail}
        className="absolute inset-0 size-full object-cover"
      >
        {rendition && <source src={rendition.webm} type="video/webm" />}
        <source src={file.url} type={file.mediaType} onError={onFail} />
        {words.unsupported}
      </video>
      {hasStarted && (
        <PauseButton
          label={isPaused ? words.play : words.pause}
          isPaused={isPaused}
          onToggle={() => setIsPaused(!isPaused)}
          className="absolute right-4 top-4 z-10 bg-petrol hover:bg-white hover:text-petrol"
        />
      )}
    </>
  );
}
