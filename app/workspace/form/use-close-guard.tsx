import { type ReactNode, useState } from 'react';
import { DiscardQuestion } from './discard-question.tsx';
import { useLeaveWarning } from './unsaved-input.ts';

interface CloseGuard {
  /** Closes the details. */
  onClose: () => void;
  onDelete: (() => void) | undefined;
  isAsking: boolean;
  /** To be rendered beside the details. */
  discardQuestion: ReactNode;
}

/** Asks before details with unsaved input are closed or their record is deleted. */
export function useCloseGuard(
  hasUnsaved: boolean,
  { onClose, onDelete }: { onClose: () => void; onDelete?: (() => void) | undefined },
): CloseGuard {
  /** The action that waits for the answer. */
  const [asked, setAsked] = useState<(() => void) | null>(null);
  useLeaveWarning(hasUnsaved);
  const guarded = (act: () => void) => () => (hasUnsaved ? setAsked(() => act) : act());
  return {
    onClose: guarded(onClose),
    onDelete: onDelete && guarded(onDelete),
    isAsking: asked !== null,
    discardQuestion: asked && (
      <DiscardQuestion
        lang="en"
        onKeep={() => setAsked(null)}
        onDiscard={() => {
          setAsked(null);
          asked();
        }}
      />
    ),
  };
}
