import type { ViewerImage } from './image-viewer-event.ts';

/** The caption in its own language, then the credit in the page's. */
export function PictureCaption({ image: { caption, credit, textLang } }: { image: ViewerImage }) {
  return (
    <>
      <span lang={textLang}>{caption}</span>
      {credit && `. ${credit}`}
    </>
  );
}
