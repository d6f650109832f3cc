import { useEffect, useRef } from 'react';

/** Ctrl+S or Cmd+S saves while `active`. */
export function useSaveShortcut(isActive: boolean, save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isActive]);
}

/** Lets the browser ask before the window is closed or reloaded. @returns a function that ends this */
function warnBeforeLeaving(): () => void {
  const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', onLeave);
  return () => removeEventListener('beforeunload', onLeave);
}

/** Lets the browser ask before the window is closed or reloaded with unsaved input. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? warnBeforeLeaving() : undefined), [isUnsaved]);
}

/** Waits for an earlier call before a later one is sent. Until then the browser asks before leaving, which would lose the later one. */
export async function waitBeforeSending<Result>(earlier: Promise<Result> | undefined): Promise<Result | undefined> {
  if (!earlier) return undefined;
  const end = warnBeforeLeaving();
  try {
    return await earlier;
  } finally {
    end();
  }
}
