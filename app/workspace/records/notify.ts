import { showToast, type ToastContent } from '../../components/show-toast.ts';

export const undoSeconds = 10;
const undoTimeMs = undoSeconds * 1_000;
const minTimeMs = 5000;

interface UndoableDeletion {
  restore: () => void;
  /** In the time of performance.now(). */
  until: number;
}

/** The deletions that can still be undone. */
function createUndoableDeletions() {
  /** Oldest first. */
  let deletions: UndoableDeletion[] = [];
  return {
    add(restore: () => void): UndoableDeletion {
      const deletion = { restore, until: performance.now() + undoTimeMs };
      deletions.push(deletion);
      return deletion;
    },
    latest(): UndoableDeletion | undefined {
      deletions = deletions.filter(({ until }) => until > performance.now());
      return deletions.at(-1);
    },
    undo(deletion: UndoableDeletion): void {
      deletions = deletions.filter((other) => other !== deletion);
      deletion.restore();
    },
  };
}

const undoableDeletions = createUndoableDeletions();

/** Shows a toast. As it replaces the current one, it also offers the undo of the latest deletion. */
export function notify(content: ToastContent): void {
  const latest = undoableDeletions.latest();
  if (!latest) {
    showToast(content);
    return;
  }
  const label = content.lang === 'en' ? 'Undo deletion' : 'Löschen rückgängig';
  const action = { label, perform: () => undoableDeletions.undo(latest) };
  showToast({ ...content, duration: Math.max(latest.until - performance.now(), minTimeMs), action });
}

/**
 * Shows that something was deleted, and offers to restore it for a while.
 * @param isUndo whether Ctrl+Z restores it too
 */
export function notifyDeleted(content: ToastContent, label: string, restore: () => void, isUndo = false): void {
  const deletion = undoableDeletions.add(restore);
  const action = { label, perform: () => undoableDeletions.undo(deletion), isUndo };
  showToast({ ...content, duration: undoTimeMs, action });
}

/** Shows that an entry of a draft was removed. */
export function notifyRemoved(title: string, restore: () => void): void {
  notifyDeleted({ title, description: 'Ctrl+Z restores it.', lang: 'en' }, 'Undo', restore, true);
}
