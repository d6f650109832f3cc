/**
 * Marks pictures that fail to load with `data-failed`, including those that failed before this ran; styles decide what
 * is shown instead.
 */
export function markFailedPictures(): void {
  const mark = (picture: EventTarget | null) => {
    if (picture instanceof HTMLImageElement) picture.dataset.failed = '';
  };
  addEventListener('error', ({ target }) => mark(target), true);
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) mark(picture);
}
