/**
 * Hides the cards of logos that can't be shown, also of those that failed before the page's code was there. It works on
 * the server's HTML, so it needn't wait for React to take the cards over.
 * @returns a function that stops it
 */
export function hideFailedLogos(): () => void {
  const hide = (image: EventTarget | null) => {
    const card = image instanceof HTMLImageElement && image.closest<HTMLElement>('[data-logo-card]');
    if (card) card.hidden = true;
  };
  const onError = ({ target }: Event) => hide(target);
  document.addEventListener('error', onError, true);
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-logo-card] img')) {
    if (image.complete && image.naturalWidth === 0) hide(image);
  }
  return () => document.removeEventListener('error', onError, true);
}
