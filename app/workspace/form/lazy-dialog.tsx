import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Lazy, type LazyPart } from '../../components/lazy-part.tsx';
import { showToast } from '../../components/show-toast.ts';
import { failureToast } from '../records/toasts.ts';
import { type Language, workspaceTexts } from '../workspace-texts.ts';

interface LazyDialogProps<Value> {
  part: LazyPart<Value>;
  lang?: Language;
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
  };
  return (
    <ErrorBoundary fallback={() => null} onError={onError}>
      <Lazy part={part}>{children}</Lazy>
    </ErrorBoundary>
  );
}
