import type { ViewerImage } from './image-viewer-event.ts';

/** The caption in its languages, then the credit in the page's. */
export function PictureCaption({ image }: { image: ViewerImage }) {
  const { caption, captionLang, captionRest, credit } = image;
  return (
    <>
      <span lang={captionLang}>{caption}</span>
      {captionRest && (
        <>
          . <span lang={captionRest.lang}>{captionRest.text}</span>
        </>
      )}
      {credit && `. ${credit}`}
    </>
  );
}
