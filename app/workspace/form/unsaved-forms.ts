import { createContext, useContext, useLayoutEffect } from 'react';

/** Counts the forms with unsaved input in a FormsDialog; forms elsewhere are not counted. */
export const CountUnsavedForms = createContext<(change: 1 | -1) => void>(() => {});

export function useCountedWhileUnsaved(isDirty: boolean): void {
  const count = useContext(CountUnsavedForms);
  // A layout effect, so that Esc pressed right after the input finds it counted.
  useLayoutEffect(() => {
    if (!isDirty) return;
    count(1);
    return () => count(-1);
  }, [isDirty, count]);
}
