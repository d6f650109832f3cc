type Guard = (leave: () => void) => void;

/** Asks before the unsaved input of details that stand beside their list is lost. */
let guard: Guard | null = null;

/** @returns a function that takes it away */
export function guardLeaving(ask: Guard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}

/** Does what would lose unsaved input, if there is any after the user agrees. */
export function leaveSafely(leave: () => void): void {
  if (guard) guard(leave);
  else leave();
}

export const hasUnsavedInput = () => guard !== null;
