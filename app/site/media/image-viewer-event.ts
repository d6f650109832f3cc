/** A picture of the viewer, with what is needed to show it in its best form. */
export interface ViewerImage {
  src: string;
  alt: string;
  caption?: string;
  /** Smaller formats, best first. */
  sources?: { type: string; srcSet: string }[];
  /** Pixels, where known. */
  width?: number;
  height?: number;
}

/** What the event carries: the pictures to leaf through and the one to begin with (0 is the first). */
export interface ImageViewerRequest {
  images: ViewerImage[];
  index: number;
}

/** Name of the CustomEvent on window that opens the image viewer. Whoever has pictures sends it; the viewer listens. */
export const imageViewerEvent = 'image-viewer:open';

declare global {
  interface WindowEventMap {
    [imageViewerEvent]: CustomEvent<ImageViewerRequest>;
  }
}

export function openImageViewer(request: ImageViewerRequest): void {
  window.dispatchEvent(new CustomEvent(imageViewerEvent, { detail: request }));
}
