import { isTyping } from './is-typing.ts';

const pauseMs = 2_000;
/** After `longTypingMs` of typing, the gap between two words is enough. */
const shortPauseMs = 500;
const longTypingMs = 30_000;
/** Keys pressed within this time of a question's appearance are meant for the field that had the focus. */
const reactionMs = 800;

/** Resolves when the user pauses typing, at once if no field has the focus. @returns whether they were typing */
async function typingPause(): Promise<{ wasTyping: boolean }> {
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

/**
 * Shows a question in a pause, so that no letter is typed into it. A key pressed just as it appears hides it again.
 * @param isOpen whether the question still waits for an answer
 */
export async function showInPause(show: (isShown: boolean) => void, isOpen: () => boolean): Promise<void> {
  const { wasTyping } = await typingPause();
  if (!isOpen()) return;
  show(true);
  if (!wasTyping) return;
  const listening = new AbortController();
  setTimeout(() => listening.abort(), reactionMs);
  const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const isText = key.length === 1 || key === 'Backspace' || key === 'Enter';
    if (!isText || ctrlKey || metaKey || altKey || !isOpen()) return;
    listening.abort();
    // Closing the dialog restores the focus before the browser inserts the letter.
    show(false);
    void showInPause(show, isOpen);
  };
  addEventListener('keydown', onKey, { capture: true, signal: listening.signal });
  // A password manager has filled in the dialog.
  addEventListener('input', () => listening.abort(), { signal: listening.signal });
}
