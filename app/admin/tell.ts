import { showToast, type ToastContent } from '../components/toast.tsx';

/** Milliseconds in which a deletion can be undone. */
const undoTime = 10_000;

interface Undoable {
  perform: () => void;
  /** On the clock of performance.now(). */
  until: number;
}

/** Deletions whose time isn't over, the latest last. */
let undoables: Undoable[] = [];

const laterLabel = (lang: 'en' | undefined) => (lang === 'en' ? 'Undo deletion' : 'Löschen rückgängig');

/**
 * Shows a toast of the tabs. There is one at a time, so what is told within the time of an undo carries the undo on:
 * that of the latest deletion, and after it that of the one before.
 */
export function tell(content: ToastContent): void {
  const now = performance.now();
  undoables = undoables.filter(({ until }) => until > now);
  const last = undoables.at(-1);
  if (!last) {
    showToast(content);
    return;
  }
  const action = { label: laterLabel(content.lang), perform: () => undo(last) };
  showToast({ ...content, duration: Math.max(last.until - now, 5000), action });
}

/** Tells of a deletion and offers to bring the record back for 10 seconds. */
export function tellDeleted(content: ToastContent, label: string, restore: () => void): void {
  const undoable = { perform: restore, until: performance.now() + undoTime };
  undoables.push(undoable);
  showToast({ ...content, duration: undoTime, action: { label, perform: () => undo(undoable) } });
}

function undo(undoable: Undoable): void {
  undoables = undoables.filter((other) => other !== undoable);
  undoable.perform();
}
