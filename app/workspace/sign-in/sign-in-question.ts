import { useSyncExternalStore } from 'react';
import { showInPause } from '../form/show-in-pause.ts';

/** The session has expired, the sign-in is too old for a sensitive action, or changed terms have to be accepted. */
export type SignInReason = 'expired' | 'confirm' | 'terms';

interface OpenQuestion {
  reason: SignInReason;
  promise: Promise<boolean>;
  answer: (isSignedIn: boolean) => void;
}

/** One for all calls that wait for the answer. */
let question: OpenQuestion | null = null;
/** Whether the question is shown, and no longer waits for a pause in typing. */
let isShown = false;
const listeners = new Set<() => void>();

function show(shown: boolean): void {
  isShown = shown;
  for (const listener of listeners) listener();
}

/** Asks to sign in again. @returns whether the user did */
export function askToSignIn(reason: SignInReason = 'expired'): Promise<boolean> {
  if (question) return question.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (isSignedIn: boolean) => {
    question = null;
    show(false);
    resolve(isSignedIn);
  };
  const asked = { reason, promise, answer };
  question = asked;
  // A sensitive action was just requested: the user expects an answer.
  if (reason === 'confirm') show(true);
  else void showInPause(show, () => question === asked);
  return promise;
}

/** Resumes the calls that wait for an expired session, after the user has signed in in another tab. */
export function resumeExpired(): void {
  if (question?.reason === 'expired') question.answer(true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question that is shown, if any. */
export function useSignInQuestion(): OpenQuestion | null {
  return useSyncExternalStore(
    subscribe,
    () => (isShown ? question : null),
    () => null,
  );
}
