import { useRef, useState } from 'react';
import { heroVideoRenditions } from '#content/site.ts';
import { PauseButton } from '../components/icon-button.tsx';

const [address = '', renditions] = Object.entries(heroVideoRenditions)[0] ?? [];

/** The film loads on wide screens only, unless the user prefers reduced motion. */
const media = '(min-width: 48rem) and (prefers-reduced-motion: no-preference)';

/** A film behind the sign-in, over a gradient that stays if the film doesn't load. */
export function SignInBackdrop() {
  const video = useRef<HTMLVideoElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const toggle = () => {
    if (isPaused) video.current?.play().catch(() => {});
    else video.current?.pause();
    setIsPaused(!isPaused);
  };
  // Also called where the film isn't wanted, because its media don't match.
  const onError = () => matchMedia(media).matches && console.warn('the background video could not be loaded', address);
  return (
    <div className="no-print absolute inset-0 -z-10 bg-linear-to-br from-petrol-light via-petrol to-petrol-deep">
      <video
        ref={video}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        className="size-full object-cover opacity-25"
      >
        {renditions && <source src={renditions.webm} type="video/webm" media={media} />}
        <source src={address} type="video/mp4" media={media} onError={onError} />
        Ihr Browser unterstützt das Video-Tag nicht.
      </video>
      <PauseButton
        label={isPaused ? 'Hintergrundvideo abspielen' : 'Hintergrundvideo anhalten'}
        isPaused={isPaused}
        onToggle={toggle}
        className="absolute right-4 bottom-4 z-10 bg-petrol/70 max-md:hidden motion-reduce:hidden noscript:hidden"
      />
    </div>
  );
}
