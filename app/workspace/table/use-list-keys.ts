import { type RefObject, useEffect, useRef, useState } from 'react';
import { isTyping } from '../form/is-typing.ts';

interface ListKeys {
  /** Contains the search input and the rows. */
  list: RefObject<HTMLElement | null>;
  /** The search that the shown rows match; undefined while they are loading. */
  shownSearch: string | undefined;
  /** Actions of keys on the focused row. */
  onRow: { x?: ((id: string) => void) | undefined; e?: ((id: string) => void) | undefined };
  onHelp: () => void;
}

/** Keyboard shortcuts of a list, explained in KeyHelp; off while the user types or a dialog is open. */
export function useListKeys({ list, shownSearch, onRow, onHelp }: ListKeys): void {
  /** Index of the last focused row, used when that row is removed. */
  const lastIndex = useRef(0);
  const latest = useRef({ shownSearch, onRow, onHelp });
  useEffect(() => {
    latest.current = { shownSearch, onRow, onHelp };
  });
  /** The search whose first result gets the focus once it is loaded. */
  const [awaited, setAwaited] = useState<string | null>(null);
  useEffect(() => {
    if (awaited === null || awaited !== shownSearch) return;
    setAwaited(null);
    if (document.activeElement !== document.body) return;
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    (find('tr[data-record] [data-opens]') ?? find('input[type=search]'))?.focus();
  }, [awaited, shownSearch, list]);

  useEffect(() => {
    const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('tr[data-record]') ?? [])];
    const focusedRow = () => document.activeElement?.closest<HTMLElement>('tr[data-record]') ?? null;
    const opener = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('[data-opens]');

    function step(by: 1 | -1): void {
      const all = rows();
      const row = focusedRow();
      const next = row ? all.indexOf(row) + by : lastIndex.current;
      lastIndex.current = Math.max(0, Math.min(next, all.length - 1));
      opener(all[lastIndex.current])?.focus();
    }

    function perform(key: 'x' | 'e'): void {
      const row = focusedRow();
      const perform = latest.current.onRow[key];
      if (!row?.dataset.record || !perform || latest.current.shownSearch === undefined) return;
      if (key === 'e') step(1);
      perform(row.dataset.record);
    }

    const keys: Record<string, (event: KeyboardEvent) => void> = {
      j: () => step(1),
      k: () => step(-1),
      x: () => perform('x'),
      e: () => perform('e'),
      '/': () => list.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
      '?': () => latest.current.onHelp(),
      Enter: () => opener(focusedRow() ?? undefined)?.click(),
    };

    const isForDetails = (key: string) =>
      key === 'j' ||
      key === 'k' ||
      (key === 'e' && !document.activeElement?.closest('tr[data-record]:not([aria-current])'));

    function onKeyDown(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const perform = keys[key];
      if (!perform || ctrlKey || metaKey || altKey || defaultPrevented) return;
      const { activeElement } = document;
      if (key === 'Enter' && activeElement instanceof HTMLInputElement && activeElement.type === 'search') {
        event.preventDefault();
        // Keys pressed before the results arrive are not typed into the search.
        activeElement.blur();
        setAwaited(activeElement.value.trim());
        return;
      }
      setAwaited(null);
      if (isTyping(document.activeElement) || document.querySelector('dialog:modal')) return;
      // Details beside the list handle these keys.
      if (document.querySelector('dialog[open]') && isForDetails(key)) return;
      // Enter activates buttons and links.
      if (key === 'Enter' && !document.activeElement?.matches('input[type=checkbox]')) return;
      event.preventDefault();
      perform(event);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [list]);
}
