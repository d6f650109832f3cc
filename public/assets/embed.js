/* Lets the frames that show diagrams of this site take the height of what is in them. Nothing else is read, sent or stored. */
(() => {
  const { origin } = new URL(document.currentScript.src);
  addEventListener('message', (event) => {
    const height = event.data?.versicherungsmonitorHeight;
    if (event.origin !== origin || !(height > 0 && height < 10000)) return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === event.source) frame.height = height;
    }
  });
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.src.startsWith(`${origin}/`)) frame.contentWindow.postMessage('versicherungsmonitorHeight', '*');
  }
})();
