import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Toast, toastStore } from './toast-store.ts';

/** Default time until a toast closes. */
const displayMs = 5000;

/** A toast that closes after a timeout, which pauses while it is hovered or focused. */
export function ToastCard({ toast, closeLabel, isCompact }: { toast: Toast; closeLabel: string; isCompact: boolean }) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const remaining = useRef(toast.duration ?? displayMs);
  useEffect(() => {
    if (isHeld) return;
    const started = performance.now();
    const timer = setTimeout(toastStore.close, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [isHeld]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Escape closes an open dialog first; the event is already handled if that dialog is gone.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      toastStore.close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const { action } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the timeout; it has no action
    <div
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      lang={toast.lang}
      className={`pointer-events-auto flex gap-3 rounded-md border-l-4 bg-surface shadow-float ${isCompact ? 'items-center py-2 pr-2 pl-3' : 'items-start p-4'} ${toast.variant === 'destructive' ? 'border-danger' : 'border-accent'}`}
    >
      <div className={`min-w-0 flex-1 ${isCompact ? 'flex flex-wrap items-baseline gap-x-2 text-sm' : ''}`}>
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-0.5 text-sm text-ink-muted">{toast.description}</p>}
      </div>
      {action && (
        <button
          type="button"
          aria-keyshortcuts={action.keys}
          onClick={() => {
            toastStore.close();
            action.perform();
          }}
          className="min-h-8 rounded border border-control px-3 text-sm font-semibold hover:border-ink"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={toast.lang === 'en' ? 'Dismiss' : closeLabel}
        onClick={toastStore.close}
        className={`rounded p-2 ${isCompact ? '' : '-m-1'} text-ink-muted hover:text-ink`}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
