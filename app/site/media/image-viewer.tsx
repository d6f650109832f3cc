import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { type Point, swipeStep } from '../../components/swipe.ts';
import { Modal } from '../../components/ui/modal.tsx';
import type { ImageViewerWords } from './gallery-words.ts';
import type { ImageViewerRequest } from './image-viewer-event.ts';
import { PictureCaption } from './picture-caption.tsx';

interface ImageViewerProps extends ImageViewerRequest {
  words: ImageViewerWords;
  onClose: () => void;
}

/** Shows pictures one at a time in full window size. */
export default function ImageViewer({ images, index: start, words, onClose }: ImageViewerProps) {
  const touchStart = useRef<Point>(undefined);
  const count = images.length;
  const [index, setIndex] = useState(() => Math.min(Math.max(Math.trunc(start) || 0, 0), count - 1));
  const image = images[index];

  const step = (by: number) => setIndex((current) => (current + by + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  const onPointerDown = (event: PointerEvent) => {
    touchStart.current = event.pointerType === 'mouse' ? undefined : event;
  };
  const onPointerUp = (event: PointerEvent) => {
    if (touchStart.current) step(swipeStep(touchStart.current, event));
    touchStart.current = undefined;
  };
  // A click outside the picture closes the viewer; on the picture it does nothing.
  const onClick = (event: MouseEvent) => event.target === event.currentTarget && onClose();

  if (!image) return null;
  return (
    <Modal
      open
      onRequestClose={onClose}
      aria-label={words.title}
      onKeyDown={onKeyDown}
      className="focus-light m-0 size-full max-h-none max-w-none bg-petrol text-on-petrol"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between px-4 pt-3 sm:px-6">
          <p aria-live="polite" className="tabular-nums">
            <span className="sr-only">{words.picture} </span>
            {index + 1} / {count}
          </p>
          <Control icon={X} label={words.close} onClick={onClose} />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: swiping and clicking outside are shortcuts for the buttons */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes the dialog */}
        <div
          onPointerDown={onPointerDown}
          onPointerUp={onPointerUp}
          onClick={onClick}
          className="flex min-h-0 flex-1 touch-pan-y touch-pinch-zoom items-center justify-center px-4 py-3 sm:px-16"
        >
          <picture key={image.src} className="contents">
            {image.sources?.map(({ type, srcSet }) => (
              <source key={type} type={type} srcSet={srcSet} />
            ))}
            <img
              src={image.src}
              alt={image.alt}
              lang={image.altLang}
              width={image.width}
              height={image.height}
              draggable={false}
              className="h-auto max-h-full w-auto max-w-full bg-on-petrol/10 object-contain"
            />
          </picture>
        </div>
        <div className="flex items-center justify-between gap-4 px-4 pb-4 sm:px-6">
          <Control icon={ChevronLeft} label={words.previous} disabled={count < 2} onClick={() => step(-1)} />
          <p className="text-center">
            <PictureCaption image={image} />
          </p>
          <Control icon={ChevronRight} label={words.next} disabled={count < 2} onClick={() => step(1)} />
        </div>
      </div>
    </Modal>
  );
}

function Control(props: ComponentProps<typeof IconButton>) {
  const look = 'border border-white/50 hover:bg-white hover:text-petrol disabled:opacity-40';
  return <IconButton {...props} iconSize="size-6" className={look} />;
}
