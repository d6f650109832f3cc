/**
 * Marks pictures that can't be shown with `data-failed`, also those that failed before this ran; the styles beside them
 * decide what stands in their place.
 */
export function markFailedPictures(): void {
  const mark = (picture: EventTarget | null) => {
    if (picture instanceof HTMLImageElement) picture.dataset.failed = '';
  };
  addEventListener('error', ({ target }) => mark(target), true);
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) mark(picture);
}
