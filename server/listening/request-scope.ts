import { AsyncLocalStorage } from 'node:async_hooks';

type Fail = (error: unknown) => void;

const currentFail = new AsyncLocalStorage<Fail>();

/**
 * Handles a request. Its errors are passed to `fail` and don't end the process: thrown or awaited ones directly, and with
 * failRequest also those in a callback, a stream or a promise that isn't awaited.
 */
export function inRequest(work: () => unknown, fail: Fail): void {
  currentFail.run(fail, () => {
    try {
      const result = work();
      if (result instanceof Promise) result.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
}

/** Passes an uncaught exception to the request that caused it. @returns false if no request did */
export function failRequest(error: unknown): boolean {
  const fail = currentFail.getStore();
  fail?.(error);
  return fail !== undefined;
}
