import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Lazy, type LazyPart } from '../../components/lazy-part.tsx';
import { showToast } from '../../components/show-toast.ts';
import { failureToast } from '../records/toasts.ts';
import { type Language, workspaceTexts } from '../workspace-texts.ts';

interface LazyDialogProps<Value> {
  part: LazyPart<Value>;
  lang?: Language;
  /** What is said when it doesn't come. */
  failure?: string;
  onClose: () => void;
  children: (value: Value) => ReactNode;
}

/** A dialog whose code comes when it is opened: one that doesn't come, or fails, is closed again, and what it stands on stays. */
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
