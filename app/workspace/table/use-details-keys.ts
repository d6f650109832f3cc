import { useLayoutEffect, useRef } from 'react';
import { isTyping } from '../form/is-typing.ts';

/** Keyboard shortcuts of a record's details; off while the user types or a confirmation is open. */
export function useDetailsKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  // Before the browser paints, so that no key acts on the record shown before.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const perform = latest.current[key];
      if (!perform || ctrlKey || metaKey || altKey || defaultPrevented) return;
      const { activeElement } = document;
      if (isTyping(activeElement) || document.querySelectorAll('dialog[open]').length > 1) return;
      // Beside the list, `e` is for the row that has the focus.
      if (key === 'e' && activeElement?.closest('tr[data-record]:not([aria-current])')) return;
      event.preventDefault();
      perform();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
