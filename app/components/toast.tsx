import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ToastContent, toastEvent } from './show-toast.ts';
import { ToastCard } from './toast-card.tsx';
import { toastStore } from './toast-store.ts';

interface ToastPlaceProps {
  active: boolean;
  className: string;
}

/**
 * Shows toasts in another place while active: in a modal dialog, because nothing outside can be reached, or where they
 * don't cover the work.
 */
export function ToastPlace({ active, className }: ToastPlaceProps) {
  const [mine] = useState(() => Symbol('place'));
  useEffect(() => {
    if (active) return toastStore.addPlace(mine);
  }, [active, mine]);
  return (
    <div className={className}>
      <LiveRegions place={mine} compact />
    </div>
  );
}

/** Region for toasts, present from the start so that screen readers announce changes. */
export default function ToastRegion() {
  useEffect(() => {
    const onToast = ({ detail }: CustomEvent<ToastContent>) => toastStore.show(detail);
    addEventListener(toastEvent, onToast);
    return () => removeEventListener(toastEvent, onToast);
  }, []);
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
  const shown = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.openAt(place),
    () => null,
  );
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
