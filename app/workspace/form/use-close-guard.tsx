import { useEffect, useState } from 'react';
import { Question } from '../../components/ui/question.tsx';
import { type WorkspaceLanguage, workspaceTexts } from '../workspace-texts.ts';
import { guardLeaving } from './leave-guard.ts';
import { useLeaveWarning } from './unsaved-input.ts';

/**
 * Asks before a dialog with unsaved input is closed, another record is opened, or the record is deleted.
 * @returns the actions, which ask first
 */
export function useCloseGuard<Actions extends { [Name in keyof Actions]: (() => void) | undefined }>(
  hasUnsaved: boolean,
  actions: Actions,
  lang: WorkspaceLanguage = 'en',
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
  const { discardTitle, discardQuestion, keep, discard } = workspaceTexts[lang];
  return {
    ...(Object.fromEntries(entries) as Actions),
    isAsking: asked !== null,
    /** To be rendered beside the dialog. */
    discardQuestion: asked && (
      <Question title={discardTitle} cancel={keep} confirm={discard} onClose={() => setAsked(null)} onConfirm={asked}>
        {discardQuestion}
      </Question>
    ),
  };
}
