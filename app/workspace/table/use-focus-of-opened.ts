import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the row of the record opened last when its details are closed. Details beside the list keep their row in view. */
export function useFocusOfOpened(
  list: RefObject<HTMLElement | null>,
  openedId: string | undefined,
  isBeside: boolean,
): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const button = (id: string) => list.current?.querySelector<HTMLElement>(`tr[data-record="${id}"] [data-opens]`);
    if (openedId === undefined && last.current !== undefined) button(last.current)?.focus();
    if (openedId !== undefined && isBeside) button(openedId)?.scrollIntoView({ block: 'nearest' });
    last.current = openedId;
  }, [list, openedId, isBeside]);
}
