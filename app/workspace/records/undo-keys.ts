import { toastStore } from '../../components/toast-store.ts';

export const undoKeys = 'Control+Z Meta+Z';

/**
 * Performs the action of the open toast on Ctrl+Z, as keyboard users may not reach its button in time.
 * @returns a function that ends this, for when the toast closes
 */
export function listenForUndoKeys(perform: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = () => listening.abort();
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    // An open confirmation refers to the current records, so they must not change.
    if (document.querySelector('dialog[open][role=alertdialog]')) return;
    event.preventDefault();
    toastStore.close();
    perform();
  };
  addEventListener('keydown', onKey, { signal });
  // Once the user types, Ctrl+Z undoes the typing.
  addEventListener('input', end, { signal });
  return end;
}
