import { useEffect, useState } from 'react';
import { Lazy, lazyPart } from '../../components/lazy-part.tsx';
import { showToast } from '../../components/show-toast.ts';
import type { ImageViewerWords } from './gallery-words.ts';
import { type ImageViewerRequest, imageViewerEvent } from './image-viewer-event.ts';

const viewer = lazyPart(() => import('./image-viewer.tsx'));

/** Loads the image viewer when its event arrives. */
export default function ImageViewerHost({ words }: { words: ImageViewerWords }) {
  const [request, setRequest] = useState<ImageViewerRequest | null>(null);
  useEffect(() => {
    const onOpen = async ({ detail }: CustomEvent<ImageViewerRequest>) => {
      if (!detail?.images?.length) return;
      try {
        await viewer.code();
        setRequest(detail);
      } catch {
        showToast({ title: words.error, description: words.notLoaded, variant: 'destructive' });
      }
    };
    addEventListener(imageViewerEvent, onOpen);
    return () => removeEventListener(imageViewerEvent, onOpen);
  }, [words]);
  return (
    request && (
      <Lazy part={viewer}>{(Viewer) => <Viewer {...request} words={words} onClose={() => setRequest(null)} />}</Lazy>
    )
  );
}
