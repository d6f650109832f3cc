import { useSyncExternalStore } from 'react';
import { typingPause } from './typing-pause.ts';

/** The session has expired, the sign-in is too old for a sensitive action, or changed terms have to be accepted. */
export type SignInReason = 'expired' | 'confirm' | 'terms';

interface OpenQuestion {
  reason: SignInReason;
  promise: Promise<boolean>;
  answer: (signedIn: boolean) => void;
}

/** Keys pressed within this time of the question's appearance are meant for the field that had the focus. */
const reactionMs = 800;

/** One for all calls that wait for the answer. */
let question: OpenQuestion | null = null;
/** Whether the question is shown, and no longer waits for a pause in typing. */
let isShown = false;
const listeners = new Set<() => void>();

function show(shown: boolean): void {
  isShown = shown;
  for (const listener of listeners) listener();
}

/** Shows the dialog in a pause, so that no letter is typed into it. A key pressed just as it appears hides it again. */
async function showInPause(asked: OpenQuestion): Promise<void> {
  const { wasTyping } = await typingPause();
  if (question !== asked) return;
  show(true);
  if (!wasTyping) return;
  const listening = new AbortController();
  setTimeout(() => listening.abort(), reactionMs);
  const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const isText = key.length === 1 || key === 'Backspace' || key === 'Enter';
    if (!isText || ctrlKey || metaKey || altKey || question !== asked) return;
    listening.abort();
    // Closing the dialog restores the focus before the browser inserts the letter.
    show(false);
    void showInPause(asked);
  };
  addEventListener('keydown', onKey, { capture: true, signal: listening.signal });
  // A password manager has filled in the dialog.
  addEventListener('input', () => listening.abort(), { signal: listening.signal });
}

/** Asks to sign in again. @returns whether the user did */
export function askToSignIn(reason: SignInReason = 'expired'): Promise<boolean> {
  if (question) return question.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (signedIn: boolean) => {
    question = null;
    show(false);
    resolve(signedIn);
  };
  question = { reason, promise, answer };
  // A sensitive action was just requested: the user expects an answer.
  if (reason === 'confirm') show(true);
  else void showInPause(question);
  return promise;
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
