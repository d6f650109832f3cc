import { type ComponentProps, type ReactNode, useState } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Lazy, type LazyPart } from '../../components/lazy-part.tsx';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { onMissingCode } from '../new-version.ts';
import { failureToast } from '../records/toasts.ts';
import { type WorkspaceLanguage, workspaceTexts } from '../workspace-texts.ts';

interface LazyDialogProps<Value> {
  part: LazyPart<Value>;
  lang?: WorkspaceLanguage;
  /** Shown when the code can't be loaded. */
  failure?: string;
  onClose: () => void;
  children: (value: Value) => ReactNode;
}

/** A dialog whose code is loaded when it opens. If that fails, the dialog closes and the page below stays. */
export function LazyDialog<Value>({ part, lang = 'en', failure, onClose, children }: LazyDialogProps<Value>) {
  const onError = () => {
    showToast(failureToast(failure ?? workspaceTexts[lang].formFailed, lang));
    onClose();
    void onMissingCode(lang);
  };
  return (
    <ErrorBoundary fallback={() => null} onError={onError}>
      <Lazy part={part}>{children}</Lazy>
    </ErrorBoundary>
  );
}

interface DialogButtonProps<Value>
  extends Omit<ComponentProps<typeof Button>, 'part' | 'lang'>,
    Pick<LazyDialogProps<Value>, 'part' | 'lang' | 'failure'> {
  /** Renders the dialog with its loaded code. */
  dialog: (value: Value, onClose: () => void) => ReactNode;
}

/** A button that opens a dialog, whose code is loaded once the pointer is over the button. */
export function DialogButton<Value>({ part, lang, failure, dialog, ...button }: DialogButtonProps<Value>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button {...button} onPointerEnter={part.preload} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <LazyDialog {...{ part, lang, failure }} onClose={close}>
          {(value) => dialog(value, close)}
        </LazyDialog>
      )}
    </>
  );
}
