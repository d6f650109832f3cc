import { useSyncExternalStore } from 'react';

const wide = '(min-width: 90rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether a record's details are shown beside their list instead of in a dialog: from 1440 px on. */
export const useIsBeside = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
