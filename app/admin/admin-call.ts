import { useSyncExternalStore } from 'react';
import { CallFailed, type CallOptions, call } from '../api-client.ts';
import { readAnswer, takeEarlyAnswer } from './early-answers.ts';

/** Answers whether somebody signed in again, while the dialog that asks for it is open. */
type Answer = (signedIn: boolean) => void;

let waiting: { promise: Promise<boolean>; answer: Answer } | null = null;
const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

/** Asks to sign in again, once for all calls that need it. */
export function askToSignIn(): Promise<boolean> {
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const answer = (signedIn: boolean) => {
      waiting = null;
      changed();
      resolve(signedIn);
    };
    waiting = { promise, answer };
    changed();
  }
  return waiting.promise;
}

/** The open question whether somebody signs in again; null when there is none. */
export function useSignInQuestion(): Answer | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting?.answer ?? null,
    () => null,
  );
}

/**
 * A call of the administrator. When the session has expired it waits until somebody has signed in again, and is then
 * made once more.
 * @throws CallFailed with status 401 when nobody signed in
 */
export async function adminCall<Result>(method: string, path: string, options?: CallOptions): Promise<Result> {
  try {
    const early = method === 'GET' ? takeEarlyAnswer(path) : undefined;
    if (!early) return await call<Result>(method, path, options);
    const response = await early;
    options?.onHeaders?.(response.headers);
    return await readAnswer<Result>(response);
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 401) throw error;
    if (!(await askToSignIn())) throw error;
    return call<Result>(method, path, options);
  }
}
