import { showToast, type ToastContent } from '../../components/show-toast.ts';

export const undoSeconds = 10;
const undoTimeMs = undoSeconds * 1_000;
const minTimeMs = 5000;

const undoLabels = {
  deletion: { en: 'Undo deletion', de: 'Löschen rückgängig' },
  change: { en: 'Undo change', de: 'Änderung rückgängig' },
};

interface UndoableAction {
  noun: keyof typeof undoLabels;
  undo: () => void;
  /** Compared with performance.now(). */
  until: number;
}

/** The deletions and changes that can still be undone. */
function createUndoableActions() {
  /** Oldest first. */
  let actions: UndoableAction[] = [];
  return {
    add(noun: UndoableAction['noun'], undo: () => void): UndoableAction {
      const undoable = { noun, undo, until: performance.now() + undoTimeMs };
      actions.push(undoable);
      return undoable;
    },
    latest(): UndoableAction | undefined {
      actions = actions.filter(({ until }) => until > performance.now());
      return actions.at(-1);
    },
    undo(undoable: UndoableAction): void {
      actions = actions.filter((other) => other !== undoable);
      undoable.undo();
    },
  };
}

const undoableActions = createUndoableActions();

/** Shows a toast. As it replaces the current one, it also offers to undo the latest deletion or change. */
export function notify(content: ToastContent): void {
  const latest = undoableActions.latest();
  if (!latest) {
    showToast(content);
    return;
  }
  const label = undoLabels[latest.noun][content.lang ?? 'de'];
  const action = { label, perform: () => undoableActions.undo(latest) };
  showToast({ ...content, duration: Math.max(latest.until - performance.now(), minTimeMs), action });
}

function notifyUndoable(content: ToastContent, undoable: UndoableAction, label: string, isUndo: boolean): void {
  const action = { label, perform: () => undoableActions.undo(undoable), isUndo };
  showToast({ ...content, duration: undoTimeMs, action });
}

/**
 * Shows that something was deleted, and offers to restore it for a while.
 * @param isUndo whether Ctrl+Z restores it too
 */
export function notifyDeleted(content: ToastContent, label: string, restore: () => void, isUndo = false): void {
  notifyUndoable(content, undoableActions.add('deletion', restore), label, isUndo);
}

/** Shows that records of an English tab were changed, and offers an undo for a while, by button or Ctrl+Z. */
export function notifyChanged(content: ToastContent, undo: () => void): void {
  notifyUndoable(content, undoableActions.add('change', undo), 'Undo', true);
}

/** Shows that an entry of a draft was removed. */
export function notifyRemoved(title: string, restore: () => void): void {
  notifyDeleted({ title, description: 'Ctrl+Z restores it.', lang: 'en' }, 'Undo', restore, true);
}
