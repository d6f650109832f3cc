import './styles.css';
import type { ComponentType } from 'react';
import { showPendingToast } from './components/show-toast.ts';
import { postFrameHeight } from './insights/frame-height.ts';
import { type IslandName, islands } from './islands.ts';
import { draftKey } from './order/order-draft.ts';
import { closePopovers } from './site/frame/close-popovers.ts';
import { markFailedPictures } from './site/frame/failed-pictures.ts';

/**
 * The only script that every page loads. It hydrates the islands (see app/island.tsx), and replays interactions that
 * arrived before.
 */

/** Distance from the viewport at which an island is hydrated, to be ready when visible. */
const distance = '100px';
/** Maximum wait for an idle moment. */
const idleWithinMs = 2000;
/** Timeout after which a form is posted without its island. */
const submitAfterMs = 8000;

/** Interactions to replay after hydration, by islands that are loading. */
const waiting = new Map<HTMLElement, (() => void)[]>();
const isPending = (island: HTMLElement) => island.dataset.hydrated === undefined;

/** Loads an island's code and hydrates it; after a failure the next interaction retries. */
async function hydrate(island: HTMLElement, replay?: () => void): Promise<void> {
  if (!isPending(island)) return replay?.();
  const replays = waiting.get(island);
  if (replays) {
    if (replay) replays.push(replay);
    return;
  }
  waiting.set(island, replay ? [replay] : []);
  try {
    const load = islands[island.dataset.island as IslandName];
    const [{ hydrateIsland }, content] = await Promise.all([import('./hydrate-island.tsx'), load()]);
    hydrateIsland(island, content.default as ComponentType<object>);
    island.dataset.hydrated = '';
    for (const next of waiting.get(island) ?? []) {
      next();
      // Lets React render the change before the next replay.
      await null;
    }
    waiting.delete(island);
    // So that a failure can be shown even if the line is cut before the first toast.
    whenIdle(() => islands.toast().catch(() => {}));
  } catch (error) {
    console.warn(error);
    waiting.delete(island);
    sendForms(island);
  }
}

const islandOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;

function onTouch(event: Event) {
  const island = islandOf(event);
  if (island) void hydrate(island);
}

/** Clicks that only script handles are kept for replay; the browser handles the others. */
function onClick(event: MouseEvent) {
  const island = islandOf(event);
  if (!island || !isPending(island)) return;
  const pressed = (event.target as Element).closest<HTMLElement>(
    'a, button, label, input, select, summary, [data-press]',
  );
  if (pressed?.matches('button[type="button"]:not([commandfor], [popovertarget]), [data-press]'))
    void hydrate(island, () => pressed.click());
}

/** Keeps left and right arrow keys, which control carousels, tabs and charts, for replay. */
function onKey(event: KeyboardEvent) {
  const { target, key } = event;
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof Element) || target.matches('input, select, textarea')) return;
  const island = target === document.body ? document.querySelector<HTMLElement>('[data-page-keys]') : islandOf(event);
  if (!island || !isPending(island)) return;
  event.preventDefault();
  void hydrate(island, () => target.dispatchEvent(new KeyboardEvent('keydown', event)));
}

/** Forms that wait for their island; each is sent once, however often it was clicked. */
const waitingForms = new Set<HTMLFormElement>();

function onSubmit(event: SubmitEvent) {
  const island = islandOf(event);
  const form = event.target as HTMLFormElement;
  if (!island || !isPending(island)) return;
  event.preventDefault();
  if (waitingForms.has(form)) return;
  waitingForms.add(form);
  setTimeout(sendForms, submitAfterMs, island);
  void hydrate(island, () => waitingForms.delete(form) && form.requestSubmit());
}

/** Posts the forms of an island that failed to load; the server answers them. */
function sendForms(island: HTMLElement) {
  for (const form of waitingForms)
    if (island.contains(form) && waitingForms.delete(form) && form.method === 'post') {
      const key = form.elements.namedItem('key');
      if (key instanceof HTMLInputElement) key.value ||= draftKey();
      form.submit();
    }
}

for (const name of ['pointerover', 'pointerdown', 'focusin']) addEventListener(name, onTouch, true);
addEventListener('click', onClick, true);
addEventListener('keydown', onKey, true);
addEventListener('submit', onSubmit, true);

const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback, { timeout: idleWithinMs }) : setTimeout(callback, 50);

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      whenIdle(() => hydrate(target as HTMLElement));
    }
  },
  { rootMargin: distance },
);

function watchNear() {
  for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate="near"]')) observer.observe(island);
}
// Text, fonts and pictures load first.
if (document.readyState === 'complete') watchNear();
else addEventListener('load', watchNear, { once: true });

for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate="now"]')) void hydrate(island);
for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate-on]')) {
  const name = island.dataset.hydrateOn ?? '';
  addEventListener(name, (event) => {
    if (isPending(island)) void hydrate(island, () => dispatchEvent(new CustomEvent(name, event as CustomEvent)));
  });
}

markFailedPictures();
closePopovers();
postFrameHeight();
showPendingToast();
