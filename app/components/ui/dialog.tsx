import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { ToastPlace } from '../toast.tsx';
import { useDismissal } from './dialog-stack.ts';

const widths = { narrow: 'w-[min(28rem,calc(100vw-1.5rem))]', wide: 'w-[min(46rem,calc(100vw-1.5rem))]' };

interface DialogProps {
  open: boolean;
  title: string;
  /** Esc, a click beside it, Back or the close button: the owner closes it, or asks first. */
  onRequestClose: () => void;
  width?: keyof typeof widths;
  /** A question that has to be answered. */
  alert?: boolean;
  /** Name of the close button, which a question doesn't have. */
  closeLabel?: string;
  /** Toasts that come while it is open appear in it (the rule): nobody can reach what lies outside of it. */
  hasToasts?: boolean;
  /** Whether it is printed alone while it is open; otherwise the page behind it is. */
  prints?: boolean;
  /** Stays in view below what can be scrolled. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog: the browser's own, which holds the focus, hides the page from screen readers and gives the focus back.
 * What shall have the focus first carries data-autofocus.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    onRequestClose,
    width = 'wide',
    alert = false,
    closeLabel,
    hasToasts = true,
    prints,
    footer,
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

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
      ref={dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      data-prints={prints || undefined}
      {...{ closedby: 'none' }}
      onCancel={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === dialog.current;
      }}
      onClick={onClick}
      className={`m-auto max-h-[94dvh] max-w-none flex-col overflow-hidden rounded-md border border-transparent bg-paper p-0 text-ink shadow-float open:flex ${widths[width]}`}
    >
      <header className="flex items-center justify-between gap-4 border-rule border-b px-4 py-3 sm:px-6">
        <h2 id={titleId} tabIndex={-1} className="min-w-0 text-xl wrap-anywhere">
          {title}
        </h2>
        {!alert && (
          <button
            type="button"
            onClick={onRequestClose}
            className="no-print -mr-2 inline-flex size-9 shrink-0 items-center justify-center rounded text-ink-muted hover:text-ink pointer-coarse:size-11"
          >
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">{closeLabel}</span>
          </button>
        )}
      </header>
      {hasToasts && <ToastPlace active={open} className="no-print px-4 has-[p]:pt-3 sm:px-6" />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reachable by keyboard */}
      <div tabIndex={0} className="min-h-0 overflow-y-auto px-4 py-4 -outline-offset-2 sm:px-6">
        {children}
      </div>
      {footer && (
        <footer className="no-print flex flex-wrap items-center justify-end gap-3 border-rule border-t px-4 py-3 sm:px-6">
          {footer}
        </footer>
      )}
    </dialog>
  );
}
