/** In a frame on another site: tells the page around it how high the view is, so that public/assets/embed.js can fit the frame. */
export function tellFrameHeight(): void {
  const view = document.querySelector('.insight-viewer');
  if (!view || parent === window) return;
  const tell = () => parent.postMessage({ versicherungsmonitorHeight: Math.ceil(view.scrollHeight) }, '*');
  new ResizeObserver(tell).observe(view);
}
