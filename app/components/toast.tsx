import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A way back, such as 'Undo'. */
  action?: { label: string; perform: () => void };
  /** Milliseconds until it closes by itself. */
  duration?: number;
  /** Of its texts, where it isn't German. */
  lang?: 'en';
}

interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

const displayTime = 5000;
/** How long a closed toast is kept in memory, in milliseconds. */
const removeDelay = 1_000_000;

let current: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one that may be shown: there is one at a time. */
export function showToast(content: ToastContent): void {
  clearTimeout(removal);
  lastId += 1;
  publish({ ...content, id: lastId, open: true });
}

export function closeToast(): void {
  if (!current?.open) return;
  publish({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => publish(null), removeDelay);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Open modal dialogs, which hide everything outside of them: the toast appears in the uppermost. */
let modals: readonly symbol[] = [];

function changeModals(next: readonly symbol[]) {
  modals = next;
  for (const listener of listeners) listener();
}

/** Shows toasts inside of a modal dialog while it is open: outside, nobody could reach them. */
export function ModalToastRegion({ open }: { open: boolean }) {
  const [mine] = useState(() => Symbol('modal'));
  useEffect(() => {
    if (!open) return;
    changeModals([...modals, mine]);
    return () => changeModals(modals.filter((modal) => modal !== mine));
  }, [open, mine]);
  return <Region modal={mine} />;
}

/** Where toasts appear; the region is there from the start, so that screen readers announce what comes into it. */
export function ToastRegion() {
  return <Region />;
}

function Region({ modal }: { modal?: symbol }) {
  const toast = useSyncExternalStore(
    subscribe,
    () => (modals.at(-1) === modal ? current : null),
    () => null,
  );
  const shown = toast?.open ? toast : null;
  return (
    <section
      aria-label={modal ? undefined : 'Hinweise'}
      className="no-print pointer-events-none fixed right-0 bottom-0 z-50 w-full max-w-md p-4"
    >
      <div role="status" aria-live="polite">
        {shown && shown.variant !== 'destructive' && <ToastCard key={shown.id} toast={shown} />}
      </div>
      <div role="alert" aria-live="assertive">
        {shown?.variant === 'destructive' && <ToastCard key={shown.id} toast={shown} />}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const remaining = useRef(toast.duration ?? displayTime);
  useEffect(() => {
    if (held) return;
    const started = performance.now();
    const timer = setTimeout(closeToast, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [held]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeToast();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const { action } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only stops the clock, nothing is operated here
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      lang={toast.lang}
      className={`pointer-events-auto flex items-start gap-3 rounded-md border-l-4 bg-surface p-4 shadow-float ${toast.variant === 'destructive' ? 'border-danger' : 'border-accent'}`}
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-0.5 text-sm text-ink-muted">{toast.description}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            closeToast();
            action.perform();
          }}
          className="min-h-8 rounded border border-control px-3 text-sm font-semibold hover:border-ink"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={toast.lang === 'en' ? 'Close' : 'Schliessen'}
        onClick={closeToast}
        className="-m-1 rounded p-2 text-ink-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
