import type { ToastContent } from './show-toast.ts';

export interface Toast extends ToastContent {
  id: number;
}

/** The current toast, and the places that can show it. */
function createToastStore() {
  let current: Toast | null = null;
  let lastId = 0;
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
    openAt: (place: symbol | undefined): Toast | null => (places.at(-1) === place ? current : null),

    show(content: ToastContent) {
      current?.onClose?.();
      lastId += 1;
      current = { ...content, id: lastId };
      changed();
    },

    close() {
      current?.onClose?.();
      current = null;
      changed();
    },

    /** Registers a place that shows toasts; the latest one wins. @returns a function that unregisters it */
    addPlace(place: symbol) {
      places = [...places, place];
      changed();
      return () => {
        places = places.filter((known) => known !== place);
        changed();
      };
    },
  };
}

export const toastStore = createToastStore();
