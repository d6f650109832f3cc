import { Play, X } from 'lucide-react';
import { useState } from 'react';
import type { TranslatedText } from '#domain/core/records/translated-text.ts';
import type { HeroVideoSource } from '#domain/hero-videos/hero-video-source.ts';
import { fill } from '#platform/words.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { Modal } from '../../components/ui/modal.tsx';
import type { HeroPictureWords } from './hero-picture-words.ts';

interface ForeignVideoProps {
  source: Exclude<HeroVideoSource, { kind: 'file' }>;
  title: TranslatedText;
  words: HeroPictureWords;
}

/** A YouTube or Vimeo video; their servers are not contacted before a click. */
export function ForeignVideo({ source, title, words }: ForeignVideoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const provider = source.kind === 'youtube' ? 'YouTube' : 'Vimeo';
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="no-print absolute top-4 right-4 z-10 inline-flex min-h-11 items-center gap-2 rounded border border-white/70 bg-petrol px-4 font-semibold hover:bg-white hover:text-petrol noscript:hidden"
      >
        <Play aria-hidden="true" className="size-4" />
        {fill(words.watch, { provider })}
      </button>
      <Modal
        open={isOpen}
        onRequestClose={close}
        aria-label={title.text}
        className="m-auto w-[min(72rem,94vw)] bg-petrol text-on-petrol shadow-float"
      >
        <div className="flex items-center justify-between gap-4 p-2 pl-4">
          <p lang={title.lang} className="font-semibold">
            {title.text}
          </p>
          <IconButton icon={X} label={words.close} onClick={close} />
        </div>
        {isOpen && (
          <iframe
            src={source.frameUrl}
            title={title.text}
            lang={title.lang}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            className="block aspect-video w-full"
          />
        )}
      </Modal>
    </>
  );
}
