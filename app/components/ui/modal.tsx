import { type HTMLAttributes, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useDismissal } from './dialog-stack.ts';

interface ModalProps extends HTMLAttributes<HTMLDialogElement> {
  open: boolean;
  /** On Esc, Back or a click outside: the owner closes it, or asks first. */
  onRequestClose: () => void;
}

/**
 * The browser's modal dialog, which traps the focus, hides the page from screen readers and restores the focus. The
 * element with data-autofocus is focused first.
 */
export function Modal({ open, onRequestClose, ...shown }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  // Before the dialog is removed: only an open dialog can restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const focused = document.activeElement as Partial<HTMLTextAreaElement> | null;
    const { selectionStart, selectionEnd } = focused ?? {};
    element.showModal();
    // Invalid fields come first.
    const first = ['[aria-invalid=true]', '[data-autofocus]', 'h2'].map((selector) =>
      element.querySelector<HTMLElement>(selector),
    );
    first.find((candidate) => candidate !== null)?.focus();
    return () => {
      element.close();
      // A field gets the focus back without its caret, if the dialog had one, and would drop what is typed.
      if (typeof selectionStart === 'number') focused?.setSelectionRange?.(selectionStart, selectionEnd ?? null);
    };
  }, [open]);
  useDismissal(open, onRequestClose);

  const onClick = (event: MouseEvent) => {
    // The second click of a double click was for the button that opened it.
    if (event.target === dialog.current && pressedBeside.current && event.detail < 2) onRequestClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same as a click outside, see useDismissal
    <dialog
      {...shown}
      ref={dialog}
      {...{ closedby: 'none' }}
      onCancel={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === dialog.current;
      }}
      onClick={onClick}
    />
  );
}
