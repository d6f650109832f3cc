import { showToast, type ToastContent } from '../../components/show-toast.ts';

export const undoSeconds = 10;
const undoTimeMs = undoSeconds * 1_000;
const minTimeMs = 5000;

interface UndoableDeletion {
  restore: () => void;
  /** On the clock of performance.now(). */
  until: number;
}

/** The deletions that can still be undone. */
function createUndoableDeletions() {
  /** The latest last. */
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

/**
 * Shows a toast of the tabs. There is one at a time, so what is said within the time of an undo carries the undo on:
 * that of the latest deletion, and after it that of the one before.
 */
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
 * Says that something was deleted and offers to bring it back for a while.
 * @param isUndo whether Ctrl+Z does it too
 */
export function notifyDeleted(content: ToastContent, label: string, restore: () => void, isUndo = false): void {
  const deletion = undoableDeletions.add(restore);
  const action = { label, perform: () => undoableDeletions.undo(deletion), isUndo };
  showToast({ ...content, duration: undoTimeMs, action });
}

/** Says that an entry of what is being written was removed. */
export function notifyRemoved(title: string, bringBack: () => void): void {
  notifyDeleted({ title, description: 'Ctrl+Z brings it back.', lang: 'en' }, 'Undo', bringBack, true);
}
