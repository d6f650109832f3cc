import { useLayoutEffect, useRef } from 'react';

interface OpenDialog {
  dismiss: () => void;
  /** Set for a dialog beside the page: the address names its record, and it has no history entry. */
  onBack: (() => void) | undefined;
  /** Whether its history entry still exists. */
  hasEntry: boolean;
}

/**
 * The open dialogs, topmost last; Esc and Back close the topmost. Each modal dialog has a history entry with the same
 * address, which Back consumes; a dialog that asks before closing gets a new one.
 */
function createDialogStack() {
  const open: OpenDialog[] = [];
  /** Whether a history.go() of this file is pending; the browser performs it asynchronously. */
  let isSteppingBack = false;
  /** Number of history entries of closed dialogs. A dialog that opens before they are removed reuses one. */
  let spareEntries = 0;
  /** Deferred history writes: during a pending step back they would affect the wrong entry. */
  let waiting: (() => void)[] = [];

  function dropSpareEntries(): void {
    if (isSteppingBack || spareEntries === 0) return;
    isSteppingBack = true;
    history.go(-spareEntries);
    spareEntries = 0;
  }

  function afterStepBack(write: () => void): void {
    if (isSteppingBack || spareEntries > 0) waiting.push(write);
    else write();
  }

  function onStepBack(): void {
    isSteppingBack = false;
    dropSpareEntries();
    if (isSteppingBack) return;
    const writes = waiting;
    waiting = [];
    for (const write of writes) write();
  }

  function addEntry(dialog: OpenDialog): void {
    if (!open.includes(dialog) || dialog.onBack) return;
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
    if (dialog.onBack) {
      dialog.onBack();
      return;
    }
    dialog.hasEntry = false;
    dialog.dismiss();
    // If the dialog stays open to ask first, the next Back has to reach it again.
    addEntry(dialog);
  }

  /** Listens on the window, as the focused button may have been removed. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || open.length === 0) return;
    event.preventDefault();
    open.at(-1)?.dismiss();
  }

  // Added first: only the first popstate listener can revert a change of the address before others see it.
  if (typeof document !== 'undefined') addEventListener('popstate', onPopState);

  return {
    afterStepBack,

    /** @returns a function that removes the dialog */
    push(dismiss: () => void, onBack?: () => void): () => void {
      const dialog: OpenDialog = { dismiss, onBack, hasEntry: false };
      // Adding the same listener twice has no effect.
      addEventListener('keydown', onKeyDown);
      open.push(dialog);
      if (onBack) return () => void open.splice(open.indexOf(dialog), 1);
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

/** Runs a history write now, or after the pending step back of a dialog that has just closed. */
export const afterStepBack = dialogStack.afterStepBack;

/** While `active` and topmost, Esc and Back call `onDismiss`; with `onBack`, Back calls that instead. */
export function useDismissal(isActive: boolean, onDismiss: () => void, onBack?: () => void): void {
  const latest = useRef({ onDismiss, onBack });
  const hasEntry = onBack === undefined;
  useLayoutEffect(() => {
    latest.current = { onDismiss, onBack };
  });
  useLayoutEffect(() => {
    if (!isActive) return;
    const dismiss = () => latest.current.onDismiss();
    return dialogStack.push(dismiss, hasEntry ? undefined : () => latest.current.onBack?.());
  }, [isActive, hasEntry]);
}
