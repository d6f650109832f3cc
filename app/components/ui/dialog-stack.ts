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
  /** Whether a step back that was taken here, not by somebody, is under way: the browser takes it in its own time. */
  let isSteppingBack = false;
  /** Entries whose dialog has gone. One that opens at the same moment takes its entry over. */
  let spareEntries = 0;
  /** What would write into the history meanwhile: the step back would then lead to the wrong entry. */
  let waiting: (() => void)[] = [];

  function dropSpareEntries(): void {
    if (isSteppingBack || spareEntries === 0) return;
    isSteppingBack = true;
    history.go(-spareEntries);
    spareEntries = 0;
  }

  function afterStepBack(act: () => void): void {
    if (isSteppingBack || spareEntries > 0) waiting.push(act);
    else act();
  }

  function onStepBack(): void {
    isSteppingBack = false;
    dropSpareEntries();
    if (isSteppingBack) return;
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  }

  function addEntry(dialog: OpenDialog): void {
    if (!open.includes(dialog)) return;
    history.pushState(history.state, '', location.href);
    dialog.hasEntry = true;
  }

  function onPopState(): void {
    if (isSteppingBack) {
      onStepBack();
      return;
    }
    const dialog = open.at(-1);
    if (!dialog) return;
    dialog.hasEntry = false;
    dialog.dismiss();
    // It stayed open, because it asks first: the next Back has to come here again.
    addEntry(dialog);
  }

  /** On the window: the focus may have been on a button that is gone by now. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || open.length === 0) return;
    event.preventDefault();
    open.at(-1)?.dismiss();
  }

  return {
    afterStepBack,

    /** @returns what takes it away again */
    push(dismiss: () => void): () => void {
      const dialog = { dismiss, hasEntry: false };
      // The same function again is not added twice; they stay, because a step back is answered after the last has gone.
      addEventListener('popstate', onPopState);
      addEventListener('keydown', onKeyDown);
      open.push(dialog);
      if (spareEntries > 0 && waiting.length === 0) {
        spareEntries -= 1;
        dialog.hasEntry = true;
      } else afterStepBack(() => addEntry(dialog));
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

/** Does what writes into the history: at once, or as soon as the step back of a dialog that has just closed was taken. */
export const afterStepBack = dialogStack.afterStepBack;

/** While `active`, Esc and Back call `onDismiss`, unless another dialog lies above: from the moment that it can be seen. */
export function useDismissal(active: boolean, onDismiss: () => void): void {
  const latest = useRef(onDismiss);
  useLayoutEffect(() => {
    latest.current = onDismiss;
  });
  useLayoutEffect(() => (active ? dialogStack.push(() => latest.current()) : undefined), [active]);
}
