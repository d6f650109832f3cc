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

function closeToast(): void {
  if (!current?.open) return;
  publish({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => publish(null), removeDelay);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Places that want the toast for themselves while they are there: the one that came last gets it. */
let places: readonly symbol[] = [];

function changePlaces(next: readonly symbol[]) {
  places = next;
  for (const listener of listeners) listener();
}

interface ToastPlaceProps {
  active: boolean;
  className: string;
}

/**
 * Shows toasts somewhere else while it is active: in a modal dialog, because nobody can reach what lies outside of it, or
 * where they cover nothing that is worked with.
 */
export function ToastPlace({ active, className }: ToastPlaceProps) {
  const [mine] = useState(() => Symbol('place'));
  useEffect(() => {
    if (!active) return;
    changePlaces([...places, mine]);
    return () => changePlaces(places.filter((place) => place !== mine));
  }, [active, mine]);
  return (
    <div className={className}>
      <LiveRegions place={mine} compact />
    </div>
  );
}

/** Where toasts appear; the region is there from the start, so that screen readers announce what comes into it. */
export function ToastRegion() {
  return (
    <section
      aria-label="Hinweise"
      className="no-print pointer-events-none fixed right-0 bottom-0 z-50 w-full max-w-md p-4"
    >
      <LiveRegions />
    </section>
  );
}

function LiveRegions({ place, compact = false }: { place?: symbol; compact?: boolean }) {
  const toast = useSyncExternalStore(
    subscribe,
    () => (places.at(-1) === place ? current : null),
    () => null,
  );
  const shown = toast?.open ? toast : null;
  return (
    <>
      <div role="status" aria-live="polite">
        {shown && shown.variant !== 'destructive' && <ToastCard key={shown.id} toast={shown} compact={compact} />}
      </div>
      <div role="alert" aria-live="assertive">
        {shown?.variant === 'destructive' && <ToastCard key={shown.id} toast={shown} compact={compact} />}
      </div>
    </>
  );
}

function ToastCard({ toast, compact }: { toast: Toast; compact: boolean }) {
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
      className={`pointer-events-auto flex gap-3 rounded-md border-l-4 bg-surface shadow-float ${compact ? 'items-center py-2 pr-2 pl-3' : 'items-start p-4'} ${toast.variant === 'destructive' ? 'border-danger' : 'border-accent'}`}
    >
      <div className={`min-w-0 flex-1 ${compact ? 'flex flex-wrap items-baseline gap-x-2 text-sm' : ''}`}>
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
        aria-label={toast.lang === 'en' ? 'Dismiss' : compact ? 'Ausblenden' : 'Schliessen'}
        onClick={closeToast}
        className={`rounded p-2 ${compact ? '' : '-m-1'} text-ink-muted hover:text-ink`}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
