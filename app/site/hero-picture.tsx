import { useEffect, useRef, useState } from 'react';
import { heroVideoRenditions } from '#content/site.ts';
import { type HeroVideoSource, heroVideoSource } from '#domain/hero-videos/hero-video-source.ts';
import type { HeroVideo } from '../api-records.ts';
import { PauseButton } from '../components/pause-button.tsx';
import { ForeignVideo } from './foreign-video.tsx';

/** Whether the visitor wants neither motion nor heavy downloads. */
function wantsStill(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

/** What lies behind the hero's text: the active video under a petrol tint, or a quiet still of the study's data. */
export function HeroPicture({ video }: { video: HeroVideo | null }) {
  const [failed, setFailed] = useState(false);
  const source = video && !failed ? heroVideoSource(video.videoUrl) : null;
  const file = source?.kind === 'file' ? source : null;
  const rendition = file && heroVideoRenditions[file.url];
  const fail = () => {
    console.warn('Das Hintergrundvideo konnte nicht geladen werden', video?.videoUrl);
    setFailed(true);
  };
  return (
    <>
      {rendition && (
        <link rel="preload" as="image" href={rendition.posterAvif} type="image/avif" fetchPriority="high" />
      )}
      <picture>
        {rendition && <source srcSet={rendition.posterAvif} type="image/avif" />}
        <img
          src={rendition?.poster ?? '/assets/hero-still.svg'}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          className="no-print absolute inset-0 size-full object-cover"
        />
      </picture>
      {file && <BackgroundVideo file={file} rendition={rendition} onFail={fail} />}
      {/* Dark enough under all text for any frame of any video: at least 80% where text stands, see the hero's columns. */}
      <div className="no-print absolute inset-0 bg-petrol/85 md:bg-transparent md:bg-linear-to-r md:from-petrol md:from-25% md:via-petrol/85 md:via-65% md:to-petrol/30" />
      {source && source.kind !== 'file' && <ForeignVideo source={source} title={video?.title ?? ''} />}
    </>
  );
}

type FileSource = Extract<HeroVideoSource, { kind: 'file' }>;

interface BackgroundVideoProps {
  file: FileSource;
  /** The other files of a video of our own. */
  rendition: (typeof heroVideoRenditions)[string] | null;
  onFail: () => void;
}

/** Plays silently behind the text once the page is idle; never for those who want stillness or small downloads. */
function BackgroundVideo({ file, rendition, onFail }: BackgroundVideoProps) {
  const [started, setStarted] = useState(false);
  const [paused, setPaused] = useState(false);
  const element = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (wantsStill()) return;
    let waiting: ReturnType<typeof setTimeout>;
    const start = () => {
      waiting = setTimeout(() => setStarted(true), 500);
    };
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => {
      removeEventListener('load', start);
      clearTimeout(waiting);
    };
  }, []);

  useEffect(() => {
    if (!started) return;
    if (paused) element.current?.pause();
    else element.current?.play().catch(() => {});
  }, [started, paused]);

  return (
    <>
      <video
        ref={element}
        autoPlay={started}
        muted
        loop
        playsInline
        poster={rendition?.posterAvif}
        preload={started ? 'metadata' : 'none'}
        aria-hidden="true"
        tabIndex={-1}
        onError={onFail}
        className="absolute inset-0 size-full object-cover"
      >
        {rendition && <source src={rendition.webm} type="video/webm" />}
        <source src={file.url} type={file.mediaType} onError={onFail} />
        Ihr Browser unterstützt das Video-Tag nicht.
      </video>
      {started && (
        <PauseButton
          what="Video"
          paused={paused}
          onToggle={() => setPaused(!paused)}
          className="absolute right-4 top-4 z-10 bg-petrol hover:bg-white hover:text-petrol"
        />
      )}
    </>
  );
}
