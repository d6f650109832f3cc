import './styles.css';
import type { ComponentType } from 'react';
import { showToastOfLastPage } from './components/show-toast.ts';
import { tellFrameHeight } from './insights/frame-height.ts';
import { type IslandName, islands } from './islands.ts';
import { keyOfDraft } from './order/order-draft.ts';
import { closePopovers } from './site/frame/close-popovers.ts';
import { markFailedPictures } from './site/frame/failed-pictures.ts';

/**
 * The only script that comes with a page. It wakes the islands (see app/island.tsx) and keeps what a visitor does with one
 * that sleeps, to be done once it is alive.
 */

/** How far beyond the view an island is woken, so that it is alive when it gets there. */
const distance = '100px';
/** How long an island near the view waits for an idle moment, at the longest. */
const idleWithinMs = 2000;
/** When a posted form goes off without its island. */
const submitAfterMs = 8000;

/** What is to be done once an island is alive, by islands whose code is on its way. */
const waiting = new Map<HTMLElement, (() => void)[]>();
const isAsleep = (island: HTMLElement) => island.dataset.alive === undefined;

/** Loads an island's code and lets it come alive; after a failure the next touch tries again. */
async function wake(island: HTMLElement, act?: () => void): Promise<void> {
  if (!isAsleep(island)) return act?.();
  const acts = waiting.get(island);
  if (acts) {
    if (act) acts.push(act);
    return;
  }
  waiting.set(island, act ? [act] : []);
  try {
    const load = islands[island.dataset.island as IslandName];
    const [{ wakeIsland }, content] = await Promise.all([import('./wake-island.tsx'), load()]);
    wakeIsland(island, content.default as ComponentType<object>);
    island.dataset.alive = '';
    for (const kept of waiting.get(island) ?? []) {
      kept();
      // What it changed is drawn before the next one.
      await null;
    }
    waiting.delete(island);
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
  if (island) void wake(island);
}

/** Clicks whose work only script does; what the browser does by itself isn't kept. */
function onClick(event: MouseEvent) {
  const island = islandOf(event);
  if (!island || !isAsleep(island)) return;
  const pressed = (event.target as Element).closest<HTMLElement>(
    'a, button, label, input, select, summary, [data-press]',
  );
  if (pressed?.matches('button[type="button"]:not([commandfor], [popovertarget]), [data-press]'))
    void wake(island, () => pressed.click());
}

/** Arrow keys to the left and right, by which carousels, tabs and charts are leafed through. */
function onKey(event: KeyboardEvent) {
  const { target, key } = event;
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof Element) || target.matches('input, select, textarea')) return;
  const island = target === document.body ? document.querySelector<HTMLElement>('[data-page-keys]') : islandOf(event);
  if (!island || !isAsleep(island)) return;
  event.preventDefault();
  void wake(island, () => target.dispatchEvent(new KeyboardEvent('keydown', event)));
}

/** Forms that wait for their island; each is sent once, however often it was clicked. */
const waitingForms = new Set<HTMLFormElement>();

function onSubmit(event: SubmitEvent) {
  const island = islandOf(event);
  const form = event.target as HTMLFormElement;
  if (!island || !isAsleep(island)) return;
  event.preventDefault();
  if (waitingForms.has(form)) return;
  waitingForms.add(form);
  setTimeout(sendForms, submitAfterMs, island);
  void wake(island, () => waitingForms.delete(form) && form.requestSubmit());
}

/** The browser sends the forms of an island that doesn't come; the server answers them. */
function sendForms(island: HTMLElement) {
  for (const form of waitingForms)
    if (island.contains(form) && waitingForms.delete(form) && form.method === 'post') {
      const key = form.elements.namedItem('key');
      if (key instanceof HTMLInputElement) key.value ||= keyOfDraft();
      form.submit();
    }
}

for (const name of ['pointerover', 'pointerdown', 'focusin']) addEventListener(name, onTouch, true);
addEventListener('click', onClick, true);
addEventListener('keydown', onKey, true);
addEventListener('submit', onSubmit, true);

const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: idleWithinMs }) : setTimeout(act, 50);

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      whenIdle(() => wake(target as HTMLElement));
    }
  },
  { rootMargin: distance },
);

function watchNear() {
  for (const island of document.querySelectorAll<HTMLElement>('[data-wake="near"]')) near.observe(island);
}
// Not before: until then text, typeface and pictures have the line for themselves.
if (document.readyState === 'complete') watchNear();
else addEventListener('load', watchNear, { once: true });

for (const island of document.querySelectorAll<HTMLElement>('[data-wake="now"]')) void wake(island);
for (const island of document.querySelectorAll<HTMLElement>('[data-wake-on]')) {
  const name = island.dataset.wakeOn ?? '';
  addEventListener(name, (event) => {
    if (isAsleep(island)) void wake(island, () => dispatchEvent(new CustomEvent(name, event as CustomEvent)));
  });
}

markFailedPictures();
closePopovers();
tellFrameHeight();
showToastOfLastPage();
