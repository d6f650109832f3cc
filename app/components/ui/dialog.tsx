import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ToastPlace } from '../toast.tsx';
import { Modal } from './modal.tsx';

const widths = { narrow: 'w-[min(28rem,calc(100vw-1.5rem))]', wide: 'w-[min(46rem,calc(100vw-1.5rem))]' };

/** The dialog stays below the header and the tabs while the page scrolls. */
const besidePage = 'sticky top-27 m-0 min-h-80 w-full max-w-none';

/** Toasts are left of the dialog where the window has room, so that its content doesn't move; else they take a place in it. */
const toastPlace =
  'no-print px-4 has-[p]:pt-3 sm:px-6 low:sticky low:top-0 low:z-10 beside-dialog:fixed beside-dialog:bottom-4 beside-dialog:left-4 beside-dialog:w-[min(28rem,50vw-25rem)] beside-dialog:p-0';

interface DialogProps {
  title: ReactNode;
  /** Called on Esc, Back, the close button or a click outside; the owner closes the dialog or asks first. */
  onRequestClose: () => void;
  width?: keyof typeof widths;
  /** Whether it is a confirmation, which requires an answer. */
  isConfirmation?: boolean;
  /** Label of the close button, which a confirmation does not have. */
  closeLabel?: string;
  /** Whether toasts appear inside it (default), as nothing outside can be reached. */
  hasToasts?: boolean;
  /** Whether only the dialog is printed, rather than the page behind it. */
  isPrintedAlone?: boolean;
  /** Buttons in the header, before the close button. */
  tools?: ReactNode;
  /** If given, the dialog is shown beside the page, which stays usable; see Modal. */
  onBack?: (() => void) | undefined;
  /** Buttons below the content, which scrolls between header and footer; in low windows all three scroll. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog with title, toasts and buttons, for a question or a form. It is open as long as it is rendered. */
export function Dialog(props: DialogProps) {
  const {
    title,
    onRequestClose,
    width = 'wide',
    isConfirmation = false,
    closeLabel = 'Close',
    hasToasts = true,
    isPrintedAlone,
    tools,
    onBack,
    footer,
    children,
  } = props;
  const titleId = useId();
  return (
    <Modal
      open
      onRequestClose={onRequestClose}
      onBack={onBack}
      role={isConfirmation ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      data-printed-alone={isPrintedAlone || undefined}
      className={`flex-col overflow-hidden rounded-md border border-rule bg-paper p-0 text-ink open:flex low:overflow-y-auto low:open:block ${onBack ? besidePage : `m-auto max-h-[94dvh] max-w-none shadow-float ${widths[width]}`}`}
    >
      <header className="flex items-center justify-between gap-4 border-rule border-b px-4 py-3 sm:px-6">
        <h2 id={titleId} tabIndex={-1} className="mr-auto min-w-0 text-lg wrap-anywhere sm:text-xl">
          {title}
        </h2>
        {tools && <div className="-my-1 flex shrink-0">{tools}</div>}
        {!isConfirmation && (
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
      {hasToasts && <ToastPlace className={toastPlace} />}
      {/* Relative: otherwise, on phones, a hidden field scrolls the dialog with its header out of view. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content has to be reachable by keyboard */}
      <div tabIndex={0} className="relative min-h-0 overflow-y-auto p-4 -outline-offset-2 sm:px-6 low:overflow-visible">
        {children}
      </div>
      {footer && (
        <footer className="no-print flex flex-wrap items-center justify-end gap-3 border-rule border-t px-4 py-3 sm:px-6">
          {footer}
        </footer>
      )}
    </Modal>
  );
}
