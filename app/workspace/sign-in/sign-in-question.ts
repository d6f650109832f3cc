import { useSyncExternalStore } from 'react';

/** Answers whether somebody signed in again, while the dialog that asks for it is open. */
type Answer = (signedIn: boolean) => void;

/** Why it is asked: nobody is signed in any more, or it was too long ago for what shall be done. */
export type SignInReason = 'expired' | 'confirm';

interface Waiting {
  reason: SignInReason;
  promise: Promise<boolean>;
  answer: Answer;
}

/** The one question whether somebody signs in again, for all calls that wait for it. */
function createSignInQuestion() {
  let waiting: Waiting | null = null;
  const listeners = new Set<() => void>();
  const set = (next: typeof waiting) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    ask(reason: SignInReason = 'expired'): Promise<boolean> {
      if (waiting) return waiting.promise;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const answer = (signedIn: boolean) => {
        set(null);
        resolve(signedIn);
      };
      set({ reason, promise, answer });
      return promise;
    },
    open: () => waiting,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const signInQuestion = createSignInQuestion();

/** Asks to sign in again. @returns whether somebody did */
export const askToSignIn = signInQuestion.ask;

/** The open question, with what answers it; null when there is none. */
export function useSignInQuestion(): Waiting | null {
  return useSyncExternalStore(signInQuestion.subscribe, signInQuestion.open, () => null);
}
