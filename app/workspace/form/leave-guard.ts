type Guard = (leave: () => void) => void;

/** Asks before unsaved input in details beside their list is lost. */
let guard: Guard | null = null;

/** @returns a function that removes the guard */
export function guardLeaving(ask: Guard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}

/** Leaves at once, or, with unsaved input, after the user has confirmed. */
export function leaveSafely(leave: () => void): void {
  if (guard) guard(leave);
  else leave();
}

export const hasUnsavedInput = () => guard !== null;
