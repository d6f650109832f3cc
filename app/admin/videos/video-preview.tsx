import { Play } from 'lucide-react';
import { useState } from 'react';
import { heroVideoSource } from '#domain/hero-videos/hero-video-source.ts';

/** A preview that loads the video on request only. */
export function VideoPreview({ url, title }: { url: string; title: string }) {
  const [isShown, setIsShown] = useState(false);
  const source = heroVideoSource(url);
  const box = 'aspect-video w-full rounded-sm bg-petrol text-on-petrol';
  const logFailure = () => console.warn('Das Video konnte nicht geladen werden', url);
  if (source?.kind !== 'file') {
    const provider = source ? { youtube: 'YouTube', vimeo: 'Vimeo' }[source.kind] : 'Unbekanntes Format';
    return <p className={`${box} flex items-center justify-center`}>{provider}</p>;
  }
  if (!isShown) {
    return (
      <button
        type="button"
        onClick={() => setIsShown(true)}
        className={`${box} focus-light flex items-center justify-center gap-2`}
      >
        <Play aria-hidden="true" className="size-5" />
        Ansehen<span className="sr-only">: {title}</span>
      </button>
    );
  }
  return (
    <video controls autoPlay muted playsInline onError={logFailure} className={box}>
      <source src={source.url} type={source.mediaType} onError={logFailure} />
      Ihr Browser unterstützt das Video-Tag nicht.
    </video>
  );
}
