import { useEffect, useRef, useState } from 'react';
import { heroVideoRenditions } from '#content/site.ts';
import { PauseButton } from '../components/pause-button.tsx';

const [address = '', renditions] = Object.entries(heroVideoRenditions)[0] ?? [];

/**
 * A quiet film behind the sign-in. It comes after everything else, on wide screens, where motion is welcome and data
 * isn't saved; until then, and when it fails, the petrol gradient stands alone.
 */
export function LoginBackdrop() {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const fits = matchMedia('(min-width: 48rem) and (prefers-reduced-motion: no-preference)').matches;
    setWanted(fits && !connection?.saveData);
  }, []);
  const toggle = () => {
    if (paused) video.current?.play().catch(() => {});
    else video.current?.pause();
    setPaused(!paused);
  };
  return (
    <div className="no-print absolute inset-0 -z-10 bg-linear-to-br from-[#0b5563] via-petrol to-[#04252c]">
      {wanted && (
        <>
          <video
            ref={video}
            autoPlay
            muted
            loop
            playsInline
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
            className="size-full object-cover opacity-25"
          >
            {renditions && <source src={renditions.webm} type="video/webm" />}
            <source
              src={address}
              type="video/mp4"
              onError={() => {
                console.error('Partner area: the background video could not be loaded');
                setWanted(false);
              }}
            />
            Ihr Browser unterstützt das Video-Tag nicht.
          </video>
          <PauseButton
            what="Hintergrundvideo"
            paused={paused}
            onToggle={toggle}
            className="absolute right-4 bottom-4 z-10 bg-petrol/70"
          />
        </>
      )}
    </div>
  );
}
