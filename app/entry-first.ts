/**
 * The only script that comes with the document, a few hundred bytes. It fetches the page's modules when the text has
 * been painted or the visitor touches something, so that on a slow line they don't compete with the text and its font,
 * and keeps what the visitor does until React listens.
 */

const touches = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Milliseconds after which the modules are fetched without a paint, as in a tab that was opened in the background. */
const patience = 1500;

const touched = new Promise<void>((resolve) => {
  for (const name of touches) addEventListener(name, () => resolve(), { once: true, passive: true, capture: true });
});

/** To be done once React listens. */
const acts: (() => void)[] = [];

/** Clicks on buttons whose work only React does, so that none is lost. What the browser does by itself isn't kept. */
function rememberClick({ target }: MouseEvent) {
  const button = (target as Element).closest<HTMLElement>('button[type="button"]:not([commandfor], [popovertarget])');
  if (button) acts.push(() => button.click());
}

/** The same for forms that only React can answer (`method="dialog"` without a dialog sends nothing by itself). */
function rememberSubmit({ target }: SubmitEvent) {
  const form = target as HTMLFormElement;
  if (form.method === 'dialog') acts.push(() => form.requestSubmit());
}

/** And for the arrow keys, by which charts and carousel are leafed through. */
function rememberKey(event: KeyboardEvent) {
  const { target, key } = event;
  if (key.startsWith('Arrow')) acts.push(() => target?.dispatchEvent(new KeyboardEvent('keydown', event)));
}

const remembering = new AbortController();
const early = { capture: true, signal: remembering.signal };
addEventListener('keydown', rememberKey, early);
addEventListener('click', rememberClick, early);
addEventListener('submit', rememberSubmit, early);

// Sent by entry-client.tsx, which shares no code with this file so that each stays one request.
addEventListener('hydrated', () => {
  remembering.abort();
  for (const act of acts.splice(0)) act();
});

const painted = new Promise<void>((resolve) => {
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, patience);
});

void Promise.race([painted, touched]).then(() => {
  const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
  for (const module of modules.split(' ')) void import(/* @vite-ignore */ module);
});
