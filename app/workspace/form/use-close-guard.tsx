import { useEffect, useState } from 'react';
import { DiscardQuestion } from './discard-question.tsx';
import { guardLeaving } from './leave-guard.ts';
import { useLeaveWarning } from './unsaved-input.ts';

/**
 * Asks before details with unsaved input are closed, another record is opened, or the record is deleted.
 * @returns the actions, which ask first
 */
export function useCloseGuard<Actions extends { [Name in keyof Actions]: (() => void) | undefined }>(
  hasUnsaved: boolean,
  actions: Actions,
) {
  /** The action that waits for the answer. */
  const [asked, setAsked] = useState<(() => void) | null>(null);
  useLeaveWarning(hasUnsaved);
  useEffect(() => (hasUnsaved ? guardLeaving((leave) => setAsked(() => leave)) : undefined), [hasUnsaved]);
  const guarded = (action: () => void) => () => (hasUnsaved ? setAsked(() => action) : action());
  const entries = Object.entries<(() => void) | undefined>(actions).map(([name, action]) => [
    name,
    action && guarded(action),
  ]);
  return {
    ...(Object.fromEntries(entries) as Actions),
    isAsking: asked !== null,
    /** To be rendered beside the details. */
    discardQuestion: asked && <DiscardQuestion lang="en" onClose={() => setAsked(null)} onDiscard={asked} />,
  };
}
