/** How far below the view a part is woken, so that it is alive when it gets there. */
const distance = '100px';
/** Milliseconds after which a part that is wanted soon is woken wherever it is. */
const patience = 500;

/**
 * When a part's code is fetched: as it comes near the view, soon after the page is alive (what moves by itself), or not
 * before somebody points at it, tabs into it or uses it.
 */
export type Occasion = 'near' | 'soon' | 'used';

/** What a visitor did with a part that wasn't alive yet, to be done again. */
function rememberedAct(event: Event): (() => void) | null {
  if (event instanceof SubmitEvent) {
    const form = event.target as HTMLFormElement;
    return () => form.requestSubmit(event.submitter);
  }
  const button = (event.target as Element).closest<HTMLElement>(
    'button[type="button"]:not([commandfor], [popovertarget])',
  );
  return button && (() => button.click());
}

const touches = ['pointerover', 'focusin'];
const uses = ['click', 'submit'];

/**
 * Watches a part of the page that the server rendered and React hasn't taken over yet.
 * @param start called when the occasion has come, and at any click on a button or submit in it
 * @returns `alive`, to be called when React has taken over: it does again what the visitor did meanwhile; and `stop`
 */
export function wakeNear(
  frame: HTMLElement,
  start: () => void,
  occasion: Occasion,
): { alive: () => void; stop: () => void } {
  const acts: (() => void)[] = [];
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      start();
    },
    { rootMargin: distance },
  );
  const isInside = ({ target }: Event) => target instanceof Node && frame.contains(target);
  const remember = (event: Event) => {
    const act = isInside(event) && rememberedAct(event);
    if (!act) return;
    event.preventDefault();
    acts.push(act);
    start();
  };
  const touch = (event: Event) => {
    if (isInside(event)) start();
  };
  const waiting = occasion === 'soon' ? setTimeout(start, patience) : undefined;
  const stop = () => {
    clearTimeout(waiting);
    observer.disconnect();
    for (const name of touches) removeEventListener(name, touch, true);
    for (const name of uses) removeEventListener(name, remember, true);
  };
  // On the window, because React stops on the document what happens in a part that it hasn't taken over.
  for (const name of uses) addEventListener(name, remember, true);
  for (const name of touches) addEventListener(name, touch, true);
  if (occasion !== 'used') observer.observe(frame);
  return {
    stop,
    alive() {
      stop();
      for (const act of acts.splice(0)) act();
    },
  };
}
