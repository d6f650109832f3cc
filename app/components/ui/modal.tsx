import { type HTMLAttributes, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useDismissal } from './dialog-stack.ts';

interface ModalProps extends HTMLAttributes<HTMLDialogElement> {
  open: boolean;
  /** Esc, a click beside it or Back: the owner closes it, or asks first. */
  onRequestClose: () => void;
}

/**
 * The browser's own modal dialog, which holds the focus, hides the page from screen readers and gives the focus back.
 * What shall have the focus first carries data-autofocus.
 */
export function Modal({ open, onRequestClose, ...shown }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  // Before the dialog leaves the page: only an open dialog can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    // What has been refused comes first.
    const first = ['[aria-invalid=true]', '[data-autofocus]', 'h2'].map((selector) =>
      element.querySelector<HTMLElement>(selector),
    );
    first.find((candidate) => candidate !== null)?.focus();
    return () => element.close();
  }, [open]);
  useDismissal(open, onRequestClose);

  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current && pressedBeside.current) onRequestClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key for what a click beside the dialog does, see useDismissal
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
