import { type RefObject, useEffect, useRef } from 'react';

/** When the details are closed, the row of the record that was opened last gets the focus. */
export function useFocusOfOpened(list: RefObject<HTMLElement | null>, openedId: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (openedId === undefined && last.current !== undefined) {
      list.current?.querySelector<HTMLElement>(`tr[data-record="${last.current}"] [data-opens]`)?.focus();
    }
    last.current = openedId;
  }, [list, openedId]);
}
