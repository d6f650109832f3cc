import { showToast, type ToastContent } from '../../components/show-toast.ts';

export const undoSeconds = 10;
const undoTimeMs = undoSeconds * 1_000;
const minTimeMs = 5000;

/** As in 'Undo deletion'. */
const undoLabels = {
  deletion: { en: 'Undo deletion', de: 'Löschen rückgängig' },
  change: { en: 'Undo change', de: 'Änderung rückgängig' },
};

interface UndoableAct {
  noun: keyof typeof undoLabels;
  undo: () => void;
  /** In the time of performance.now(). */
  until: number;
}

/** The deletions and changes that can still be undone. */
function createUndoableActs() {
  /** Oldest first. */
  let acts: UndoableAct[] = [];
  return {
    add(noun: UndoableAct['noun'], undo: () => void): UndoableAct {
      const act = { noun, undo, until: performance.now() + undoTimeMs };
      acts.push(act);
      return act;
    },
    latest(): UndoableAct | undefined {
      acts = acts.filter(({ until }) => until > performance.now());
      return acts.at(-1);
    },
    undo(act: UndoableAct): void {
      acts = acts.filter((other) => other !== act);
      act.undo();
    },
  };
}

const undoableActs = createUndoableActs();

/** Shows a toast. As it replaces the current one, it also offers to undo the latest deletion or change. */
export function notify(content: ToastContent): void {
  const latest = undoableActs.latest();
  if (!latest) {
    showToast(content);
    return;
  }
  const label = undoLabels[latest.noun][content.lang ?? 'de'];
  const action = { label, perform: () => undoableActs.undo(latest) };
  showToast({ ...content, duration: Math.max(latest.until - performance.now(), minTimeMs), action });
}

function notifyUndoable(content: ToastContent, act: UndoableAct, label: string, isUndo: boolean): void {
  const action = { label, perform: () => undoableActs.undo(act), isUndo };
  showToast({ ...content, duration: undoTimeMs, action });
}

/**
 * Shows that something was deleted, and offers to restore it for a while.
 * @param isUndo whether Ctrl+Z restores it too
 */
export function notifyDeleted(content: ToastContent, label: string, restore: () => void, isUndo = false): void {
  notifyUndoable(content, undoableActs.add('deletion', restore), label, isUndo);
}

/** Shows that records of an English tab were changed, and offers to undo it for a while, also by Ctrl+Z. */
export function notifyChanged(content: ToastContent, undo: () => void): void {
  notifyUndoable(content, undoableActs.add('change', undo), 'Undo', true);
}

/** Shows that an entry of a draft was removed. */
export function notifyRemoved(title: string, restore: () => void): void {
  notifyDeleted({ title, description: 'Ctrl+Z restores it.', lang: 'en' }, 'Undo', restore, true);
}
