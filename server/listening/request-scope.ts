import { AsyncLocalStorage } from 'node:async_hooks';

type Fail = (error: unknown) => void;

const underWay = new AsyncLocalStorage<Fail>();

/**
 * Does what a request asks for. Whatever it throws goes to `fail` and not to the process: at once, when it is awaited, and with
 * failRequest also in a callback, a stream or a promise that it began and nobody watches.
 */
export function inRequest(work: () => unknown, fail: Fail): void {
  underWay.run(fail, () => {
    try {
      const doing = work();
      if (doing instanceof Promise) doing.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
}

/** Hands an exception that nobody caught to the request it came from. @returns false when it came from none */
export function failRequest(error: unknown): boolean {
  const fail = underWay.getStore();
  fail?.(error);
  return fail !== undefined;
}
