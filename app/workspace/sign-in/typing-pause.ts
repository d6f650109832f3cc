import { isTyping } from '../table/use-details-keys.ts';

const pauseMs = 2_000;
/** For someone who types for longer than `patienceMs`, the gap between two words is enough. */
const shortPauseMs = 500;
const patienceMs = 30_000;

/** @returns when the user has paused typing, and whether they were typing; at once if no field has the focus */
export async function typingPause(): Promise<{ wasTyping: boolean }> {
  if (!isTyping(document.activeElement)) return { wasTyping: false };
  const begunAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(resolve, performance.now() - begunAt < patienceMs ? pauseMs : shortPauseMs);
  };
  const listening = new AbortController();
  for (const type of ['keydown', 'input']) {
    addEventListener(type, wait, { capture: true, signal: listening.signal });
  }
  wait();
  await promise;
  listening.abort();
  return { wasTyping: true };
}
