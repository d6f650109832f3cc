import { showToast, type ToastContent } from '../../components/show-toast.ts';
import { listenForUndoKeys, undoKeys } from './undo-keys.ts';

export const undoSeconds = 10;
const undoTimeMs = undoSeconds * 1_000;
const minTimeMs = 5000;

/** Label of the button in the toast of an action itself. */
export const undoLabel = { en: 'Undo', de: 'Rückgängig' };

/** Labels in the toasts that replace it. */
const laterUndoLabels = {
  deletion: { en: 'Undo deletion', de: 'Löschen rückgängig' },
  change: { en: 'Undo change', de: 'Änderung rückgängig' },
};

interface UndoableAction {
  noun: keyof typeof laterUndoLabels;
  undo: () => void;
  /** Compared with performance.now(). */
  until: number;
}

/** The deletions and changes that can still be undone, oldest first. */
let undoableActions: readonly UndoableAction[] = [];

function undo(undoable: UndoableAction): void {
  undoableActions = undoableActions.filter((other) => other !== undoable);
  undoable.undo();
}

/** Shows a toast. As it replaces the current one, it also offers to undo the latest deletion or change. */
export function notify(content: ToastContent): void {
  undoableActions = undoableActions.filter(({ until }) => until > performance.now());
  const latest = undoableActions.at(-1);
  if (!latest) {
    showToast(content);
    return;
  }
  const action = { label: laterUndoLabels[latest.noun][content.lang ?? 'de'], perform: () => undo(latest) };
  showToast({ ...content, duration: Math.max(latest.until - performance.now(), minTimeMs), action });
}

/** @param isUndo whether Ctrl+Z has the same effect as the button */
function notifyUndoable(content: ToastContent, action: Omit<UndoableAction, 'until'>, isUndo: boolean): void {
  const undoable = { ...action, until: performance.now() + undoTimeMs };
  undoableActions = [...undoableActions, undoable];
  const label = undoLabel[content.lang ?? 'de'];
  const perform = () => undo(undoable);
  showToast({
    ...content,
    duration: undoTimeMs,
    action: { label, perform, keys: isUndo ? undoKeys : undefined },
    onClose: isUndo ? listenForUndoKeys(perform) : undefined,
  });
}

/**
 * Shows that something was deleted, and offers to restore it for a while.
 * @param isUndo whether Ctrl+Z restores it too
 */
export function notifyDeleted(content: ToastContent, restore: () => void, isUndo = false): void {
  notifyUndoable(content, { noun: 'deletion', undo: restore }, isUndo);
}

/** Shows that records were changed, and offers an undo for a while, by button or Ctrl+Z. */
export function notifyChanged(content: ToastContent, undo: () => void): void {
  notifyUndoable(content, { noun: 'change', undo }, true);
}

/** Shows that an entry of a draft was removed. */
export function notifyRemoved(title: string, restore: () => void): void {
  notifyDeleted({ title, description: 'Ctrl+Z restores it.', lang: 'en' }, restore, true);
}
