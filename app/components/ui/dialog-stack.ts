import { useLayoutEffect, useRef } from 'react';

interface OpenDialog {
  dismiss: () => void;
  /** Whether its entry is still in the history. */
  hasEntry: boolean;
}

/**
 * The open dialogs, the uppermost last: Esc and the Back button belong to that one. An entry of the history belongs to
 * each, which Back uses up; a dialog that asks before it closes gets another. The address never changes.
 */
function createDialogStack() {
  const open: OpenDialog[] = [];
  /** Steps back that were taken here, not by somebody. */
  let ownSteps = 0;
  /** Entries whose dialog has gone. One that opens at the same moment takes its entry over: a step back that is under way would meet the wrong one. */
  let spareEntries = 0;

  function dropSpareEntries(): void {
    if (spareEntries === 0) return;
    ownSteps += 1;
    history.go(-spareEntries);
    spareEntries = 0;
  }

  function addEntry(dialog: OpenDialog): void {
    history.pushState(history.state, '', location.href);
    dialog.hasEntry = true;
  }

  function onPopState(): void {
    if (ownSteps > 0) {
      ownSteps -= 1;
      return;
    }
    const dialog = open.at(-1);
    if (!dialog) return;
    dialog.hasEntry = false;
    dialog.dismiss();
    // It stayed open, because it asks first: the next Back has to come here again.
    if (open.includes(dialog)) addEntry(dialog);
  }

  /** On the window: the focus may have been on a button that is gone by now. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || open.length === 0) return;
    event.preventDefault();
    open.at(-1)?.dismiss();
  }

  return {
    /** @returns what takes it away again */
    push(dismiss: () => void): () => void {
      const dialog = { dismiss, hasEntry: false };
      // The same function again is not added twice; they stay, because a step back is answered after the last has gone.
      addEventListener('popstate', onPopState);
      addEventListener('keydown', onKeyDown);
      open.push(dialog);
      if (spareEntries > 0) {
        spareEntries -= 1;
        dialog.hasEntry = true;
      } else addEntry(dialog);
      return () => {
        open.splice(open.indexOf(dialog), 1);
        if (!dialog.hasEntry) return;
        spareEntries += 1;
        queueMicrotask(dropSpareEntries);
      };
    },
  };
}

const dialogStack = createDialogStack();

/** While `active`, Esc and Back call `onDismiss`, unless another dialog lies above: from the moment that it can be seen. */
export function useDismissal(active: boolean, onDismiss: () => void): void {
  const latest = useRef(onDismiss);
  useLayoutEffect(() => {
    latest.current = onDismiss;
  });
  useLayoutEffect(() => (active ? dialogStack.push(() => latest.current()) : undefined), [active]);
}
