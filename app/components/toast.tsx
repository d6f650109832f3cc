import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ToastContent, toastEvent } from './show-toast.ts';
import { ToastCard } from './toast-card.tsx';
import { toastStore } from './toast-store.ts';

/**
 * Shows toasts here instead of in the corner of the page. Used in modal dialogs, because nothing outside them can be
 * reached, and where a toast in the corner would cover content.
 */
export function ToastPlace({ className }: { className: string }) {
  const [mine] = useState(() => Symbol('place'));
  useEffect(() => toastStore.addPlace(mine), [mine]);
  return (
    <div className={className}>
      <LiveRegions place={mine} closeLabel="Ausblenden" isCompact />
    </div>
  );
}

/** Region for toasts, present from the start so that screen readers announce changes. */
export default function ToastRegion({ words }: { words: { region: string; close: string } }) {
  useEffect(() => {
    const onToast = ({ detail }: CustomEvent<ToastContent>) => toastStore.show(detail);
    addEventListener(toastEvent, onToast);
    return () => removeEventListener(toastEvent, onToast);
  }, []);
  return (
    <section
      aria-label={words.region}
      className="no-print pointer-events-none fixed right-0 bottom-0 z-50 w-full max-w-md p-4"
    >
      <LiveRegions closeLabel={words.close} />
    </section>
  );
}

interface LiveRegionsProps {
  place?: symbol;
  closeLabel: string;
  isCompact?: boolean;
}

function LiveRegions({ place, closeLabel, isCompact = false }: LiveRegionsProps) {
  const shown = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.openAt(place),
    () => null,
  );
  const look = { closeLabel, isCompact };
  return (
    <>
      <div role="status" aria-live="polite">
        {shown && shown.variant !== 'destructive' && <ToastCard key={shown.id} toast={shown} {...look} />}
      </div>
      <div role="alert" aria-live="assertive">
        {shown?.variant === 'destructive' && <ToastCard key={shown.id} toast={shown} {...look} />}
      </div>
    </>
  );
}
