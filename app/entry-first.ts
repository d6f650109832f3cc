/**
 * The only script that comes with the document, a few hundred bytes. It fetches the page's modules when the text has
 * been painted or the visitor touches something, so that on a slow line they don't compete with the text and its font,
 * and keeps what the visitor does until React listens.
 */

const touches = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Milliseconds after which the modules are fetched without a paint, as in a tab that was opened in the background. */
const patience = 1500;

/** Milliseconds after which a form goes off without React. */
const submitPatience = 8000;

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

/** Forms that wait for React; each is sent once, however often it was clicked. */
const waitingForms = new Set<HTMLFormElement>();

/**
 * The same for forms, so that the page's own words answer and not, according to how fast the click was, the server's. Should
 * React not come, the browser sends a form that can do without.
 */
function rememberSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  if (waitingForms.has(form)) return;
  waitingForms.add(form);
  acts.push(() => waitingForms.delete(form) && form.requestSubmit());
  setTimeout(() => form.method === 'post' && waitingForms.delete(form) && form.submit(), submitPatience);
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
