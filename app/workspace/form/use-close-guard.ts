import { useEffect } from 'react';
import { type WorkspaceLanguage, workspaceTexts } from '../workspace-texts.ts';
import { guardLeaving } from './leave-guard.ts';
import { useLeaveWarning } from './unsaved-input.ts';
import { useConfirmation } from './use-confirmation.ts';

/**
 * Asks before a dialog with unsaved input is closed, another record is opened, or the record is deleted.
 * @returns the actions, which ask first
 */
export function useCloseGuard<Actions extends { [Name in keyof Actions]: (() => void) | undefined }>(
  hasUnsaved: boolean,
  actions: Actions,
  lang: WorkspaceLanguage = 'en',
): Actions {
  const ask = useConfirmation();
  const { discardTitle, discardQuestion, keep, discard } = workspaceTexts[lang];
  const askFirst = (perform: () => void) =>
    ask({ title: discardTitle, text: discardQuestion, cancel: keep, confirm: discard, perform });
  useLeaveWarning(hasUnsaved);
  useEffect(() => (hasUnsaved ? guardLeaving(askFirst) : undefined), [hasUnsaved]);
  const entries = Object.entries<(() => void) | undefined>(actions).map(([name, action]) => [
    name,
    action && (() => (hasUnsaved ? askFirst(action) : action())),
  ]);
  return Object.fromEntries(entries) as Actions;
}
