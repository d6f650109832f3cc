import { type HTMLAttributes, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useDismissal } from './dialog-stack.ts';

interface ModalProps extends HTMLAttributes<HTMLDialogElement> {
  open: boolean;
  /** Called on Esc, Back or a click outside; the owner closes the dialog or asks first. */
  onRequestClose: () => void;
  /** If given, the dialog is shown beside the page, which stays usable; Back changes the address and calls this. */
  onBack?: (() => void) | undefined;
}

/** Space below a dialog beside the page. */
const gapPx = 16;

/** Makes an element fill the rest of the window's height. */
function useRestOfWindow(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!isActive || !current) return;
    const fit = () => {
      current.style.height = `${innerHeight - current.getBoundingClientRect().top - gapPx}px`;
    };
    fit();
    addEventListener('scroll', fit, { passive: true });
    addEventListener('resize', fit);
    return () => {
      removeEventListener('scroll', fit);
      removeEventListener('resize', fit);
      current.style.height = '';
    };
  }, [element, isActive]);
}

/**
 * The browser's modal dialog, which traps the focus, hides the page from screen readers and restores the focus. An
 * invalid field is focused first, otherwise the element with data-autofocus, or the heading.
 */
export function Modal({ open, onRequestClose, onBack, ...shown }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const clickedInside = useRef(false);
  const isBeside = onBack !== undefined;
  /** The element with the focus when the dialog changed between modal and beside the page. */
  const kept = useRef<HTMLElement>(null);

  // A layout effect, as only a dialog that is still open can restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const focused = document.activeElement as Partial<HTMLTextAreaElement> | null;
    const { selectionStart, selectionEnd } = focused ?? {};
    clickedInside.current = false;
    if (isBeside) element.show();
    else element.showModal();
    const [invalid, autofocus, heading] = ['[aria-invalid=true]', '[data-autofocus]', 'h2'].map((selector) =>
      element.querySelector<HTMLElement>(selector),
    );
    const first = kept.current ?? invalid ?? autofocus ?? heading;
    first?.focus();
    // In a low window, buttons below the fold would hide the title and the question.
    if (first === autofocus && element.scrollTop > 0) {
      element.scrollTop = 0;
      heading?.focus({ preventScroll: true });
    }
    kept.current = null;
    return () => {
      const { activeElement } = document;
      kept.current = element.contains(activeElement) ? (activeElement as HTMLElement) : null;
      element.close();
      // The browser restores the focus of a field, but not its caret, without which typed text is lost.
      if (typeof selectionStart === 'number') focused?.setSelectionRange?.(selectionStart, selectionEnd ?? null);
    };
  }, [open, isBeside]);
  useRestOfWindow(dialog, open && isBeside);
  useDismissal(open, onRequestClose, onBack);

  /** Ignores the second click of the double click that opened the dialog. */
  const onClickCapture = (event: MouseEvent) => {
    if (event.detail === 1) clickedInside.current = true;
    if (event.detail < 2 || clickedInside.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent) => {
    if (!isBeside && event.target === dialog.current && pressedBeside.current) onRequestClose();
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
      onClickCapture={onClickCapture}
      onClick={onClick}
    />
  );
}
