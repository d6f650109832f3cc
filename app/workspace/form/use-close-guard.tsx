import { type ReactNode, useState } from 'react';
import { DiscardQuestion } from './discard-question.tsx';
import { useLeaveWarning } from './unsaved-input.ts';

interface CloseGuard {
  /** What the details close with. */
  onClose: () => void;
  onDelete: (() => void) | undefined;
  isAsking: boolean;
  /** To place beside the details. */
  discardQuestion: ReactNode;
}

/** Asks before details are closed, or their record is deleted, with input that isn't saved. */
export function useCloseGuard(
  hasUnsaved: boolean,
  { onClose, onDelete }: { onClose: () => void; onDelete?: (() => void) | undefined },
): CloseGuard {
  /** What was asked for. */
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
