import type { Language } from '#platform/languages.ts';

/** A picture in the viewer, with its sources. */
export interface ViewerImage {
  src: string;
  alt: string;
  /** Language of the alt text, if not the page's. */
  altLang?: Language;
  caption?: string;
  /** Language of the caption, if not the page's. */
  captionLang?: Language;
  /** The rest of the caption, in another language. */
  captionRest?: { text: string; lang?: Language };
  /** 'Bild: …', in the page's language. */
  credit?: string;
  /** Smaller formats, best first. */
  sources?: { type: string; srcSet: string }[];
  /** Pixels, where known. */
  width?: number;
  height?: number;
}

/** Detail of the event: the pictures, and the index of the first to show. */
export interface ImageViewerRequest {
  images: ViewerImage[];
  index: number;
}

/** Name of the CustomEvent on window that opens the image viewer. */
export const imageViewerEvent = 'image-viewer:open';

declare global {
  interface WindowEventMap {
    [imageViewerEvent]: CustomEvent<ImageViewerRequest>;
  }
}

export function openImageViewer(request: ImageViewerRequest): void {
  window.dispatchEvent(new CustomEvent(imageViewerEvent, { detail: request }));
}
