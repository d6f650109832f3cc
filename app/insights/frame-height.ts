/** In a frame on another site: tells the page around it how high the view is, so that public/assets/embed.js can fit the frame. */
export function tellFrameHeight(): void {
  const view = document.querySelector('.insight-viewer');
  if (!view || parent === window) return;
  const tell = () => parent.postMessage({ versicherungsmonitorHeight: Math.ceil(view.scrollHeight) }, '*');
  new ResizeObserver(tell).observe(view);
  // The script of the page around may come later than the frame: it asks for what it has missed.
  addEventListener('message', ({ data, source }) => {
    if (source === parent && data === 'versicherungsmonitorHeight') tell();
  });
}
