import { useEffect, useRef } from 'react';

/** What Esc closes, the uppermost last. */
const closables: symbol[] = [];

/**
 * While `active`, Esc calls `onEscape`, unless something lies above. Listens on the window: the focus may have been on a
 * button that is gone by now.
 */
export function useEscape(active: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!active) return;
    const mine = Symbol('closable');
    closables.push(mine);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || closables.at(-1) !== mine) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => {
      closables.splice(closables.indexOf(mine), 1);
      removeEventListener('keydown', onKey);
    };
  }, [active]);
}
