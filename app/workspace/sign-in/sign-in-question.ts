import { useSyncExternalStore } from 'react';

/** The session has expired, the sign-in is too old for a sensitive action, or changed terms have to be accepted. */
export type SignInReason = 'expired' | 'confirm' | 'terms';

interface OpenQuestion {
  reason: SignInReason;
  promise: Promise<boolean>;
  answer: (signedIn: boolean) => void;
}

/** The request to sign in again, one for all calls that wait for it. */
function createSignInQuestion() {
  let question: OpenQuestion | null = null;
  const listeners = new Set<() => void>();
  const set = (next: typeof question) => {
    question = next;
    for (const listener of listeners) listener();
  };
  return {
    ask(reason: SignInReason = 'expired'): Promise<boolean> {
      if (question) return question.promise;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const answer = (signedIn: boolean) => {
        set(null);
        resolve(signedIn);
      };
      set({ reason, promise, answer });
      return promise;
    },
    open: () => question,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const signInQuestion = createSignInQuestion();

/** Asks to sign in again. @returns whether the user did */
export const askToSignIn = signInQuestion.ask;

/** The open request, if there is one. */
export function useSignInQuestion(): OpenQuestion | null {
  return useSyncExternalStore(signInQuestion.subscribe, signInQuestion.open, () => null);
}
