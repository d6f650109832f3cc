import { useSyncExternalStore } from 'react';

/** Answers whether somebody signed in again, while the dialog that asks for it is open. */
type Answer = (signedIn: boolean) => void;

/** The one question whether somebody signs in again, for all calls that wait for it. */
function createSignInQuestion() {
  let waiting: { promise: Promise<boolean>; answer: Answer } | null = null;
  const listeners = new Set<() => void>();
  const set = (next: typeof waiting) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    ask(): Promise<boolean> {
      if (waiting) return waiting.promise;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const answer = (signedIn: boolean) => {
        set(null);
        resolve(signedIn);
      };
      set({ promise, answer });
      return promise;
    },
    open: () => waiting?.answer ?? null,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const signInQuestion = createSignInQuestion();

/** Asks to sign in again. @returns whether somebody did */
export const askToSignIn = signInQuestion.ask;

/** Answers the open question; null when there is none. */
export function useSignInQuestion(): Answer | null {
  return useSyncExternalStore(signInQuestion.subscribe, signInQuestion.open, () => null);
}
