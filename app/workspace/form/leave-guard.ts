type Guard = (leave: () => void) => void;

/** Ask before unsaved input or a running upload is lost; the latest one first. */
let guards: readonly Guard[] = [];

/** @returns a function that removes the guard */
export function guardLeaving(ask: Guard): () => void {
  guards = [...guards, ask];
  return () => {
    guards = guards.filter((guard) => guard !== ask);
  };
}

/** Leaves at once, or after the user has confirmed each question. */
export function leaveSafely(leave: () => void): void {
  guards.reduce<() => void>((next, ask) => () => ask(next), leave)();
}

export const hasUnsavedInput = () => guards.length > 0;
