import { isTyping } from '../form/is-typing.ts';

const pauseMs = 2_000;
/** After `longTypingMs` of typing, the gap between two words is enough. */
const shortPauseMs = 500;
const longTypingMs = 30_000;

/** Resolves when the user pauses typing, at once if no field has the focus. @returns whether they were typing */
export async function typingPause(): Promise<{ wasTyping: boolean }> {
  if (!isTyping(document.activeElement)) return { wasTyping: false };
  const begunAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(resolve, performance.now() - begunAt < longTypingMs ? pauseMs : shortPauseMs);
  };
  const listening = new AbortController();
  for (const type of ['keydown', 'input']) addEventListener(type, wait, { capture: true, signal: listening.signal });
  wait();
  await promise;
  listening.abort();
  return { wasTyping: true };
}
