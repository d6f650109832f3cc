/** In a frame, posts the view's height to the parent page, where public/assets/embed.js sets the frame's height. */
export function postFrameHeight(): void {
  const view = document.querySelector('.insight-viewer');
  if (!view || parent === window) return;
  const notice = document.querySelector('[data-notice]');
  const post = () =>
    parent.postMessage({ versicherungsmonitorHeight: view.scrollHeight + (notice?.scrollHeight ?? 0) }, '*');
  new ResizeObserver(post).observe(view);
  // The parent's script may load later than the frame: it then asks for the height.
  addEventListener('message', ({ data, source }) => {
    if (source === parent && data === 'versicherungsmonitorHeight') post();
  });
}
