import { type ComponentType, useEffect, useState } from 'react';
import { showToast } from '../../components/show-toast.ts';
import type { ImageViewerProps } from './image-viewer.tsx';
import { type ImageViewerRequest, imageViewerEvent } from './image-viewer-event.ts';

/** Waits for the window event that asks for the image viewer, and loads the viewer then. */
export default function ImageViewerHost() {
  const [request, setRequest] = useState<ImageViewerRequest | null>(null);
  const [Viewer, setViewer] = useState<ComponentType<ImageViewerProps> | null>(null);
  useEffect(() => {
    const onOpen = async ({ detail }: CustomEvent<ImageViewerRequest>) => {
      if (!detail?.images?.length) return;
      try {
        const { ImageViewer } = await import('./image-viewer.tsx');
        setViewer(() => ImageViewer);
        setRequest(detail);
      } catch {
        showToast({
          title: 'Fehler',
          description: 'Die Bildansicht konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
          variant: 'destructive',
        });
      }
    };
    addEventListener(imageViewerEvent, onOpen);
    return () => removeEventListener(imageViewerEvent, onOpen);
  }, []);
  return Viewer && request && <Viewer {...request} onClosed={() => setRequest(null)} />;
}
