import type { ToastContent } from './show-toast.ts';

export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

/** How long a closed toast is kept in memory. */
const removeAfterMs = 1_000_000;

/** The one toast of a page, and the places that may show it. */
function createToastStore() {
  let current: Toast | null = null;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  let places: readonly symbol[] = [];
  const listeners = new Set<() => void>();

  function changed() {
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** The open toast, when this place is the one to show it; undefined: the page's own corner. */
    openAt: (place: symbol | undefined): Toast | null => (current?.open && places.at(-1) === place ? current : null),

    /** In place of the one that may be shown: there is one at a time. */
    show(content: ToastContent) {
      clearTimeout(removal);
      lastId += 1;
      current = { ...content, id: lastId, open: true };
      changed();
    },

    close() {
      if (!current?.open) return;
      current = { ...current, open: false };
      clearTimeout(removal);
      removal = setTimeout(() => {
        current = null;
      }, removeAfterMs);
      changed();
    },

    /** A place that wants the toast for itself while it is there: the one that came last gets it. @returns what ends that */
    addPlace(place: symbol) {
      places = [...places, place];
      changed();
      return () => {
        places = places.filter((each) => each !== place);
        changed();
      };
    },
  };
}

export const toastStore = createToastStore();
