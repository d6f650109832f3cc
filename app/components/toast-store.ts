import type { ToastContent } from './show-toast.ts';

export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

/** Delay before a closed toast is removed from memory. */
const removeAfterMs = 1_000_000;

/** The current toast, and the places that can show it. */
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

    /** The open toast if this place should show it; undefined is the corner of the page. */
    openAt: (place: symbol | undefined): Toast | null => (current?.open && places.at(-1) === place ? current : null),

    /** Replaces the current toast. */
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

    /** Registers a place that shows toasts; the latest one wins. @returns a function that unregisters it */
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
