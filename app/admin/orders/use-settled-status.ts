import { type KeyboardEvent, useRef, useState } from 'react';
import type { ListedOrder } from './use-order-status.ts';

/** Longest time from a key press to its change event in a closed drop-down. */
const maxStepMs = 500;

/**
 * Delays the status chosen by arrow keys, which fire a change event at each step through a closed drop-down, until Enter or
 * blur; Esc reverts it. A choice from the opened list is set at once.
 */
export function useSettledStatus<Status extends string>(
  order: ListedOrder<Status>,
  setStatus: (order: ListedOrder<Status>, status: Status) => void,
) {
  /** The chosen status, with the order as read, so that a status set by others since is a conflict. */
  const [pending, setPending] = useState<{ order: ListedOrder<Status>; status: Status } | null>(null);
  const lastKeyAt = useRef(Number.NEGATIVE_INFINITY);
  const settle = () => {
    setPending(null);
    if (pending && pending.status !== pending.order.status) setStatus(pending.order, pending.status);
  };
  return {
    value: pending?.status ?? order.status,
    onChange(status: Status) {
      if (performance.now() - lastKeyAt.current < maxStepMs)
        return setPending({ order: pending?.order ?? order, status });
      setPending(null);
      setStatus(order, status);
    },
    onBlur: settle,
    onKeyDown(event: KeyboardEvent) {
      const opensList = event.key === 'Enter' || event.key === ' ';
      lastKeyAt.current = opensList ? Number.NEGATIVE_INFINITY : performance.now();
      if (!pending || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      if (event.key === 'Enter') settle();
      else setPending(null);
    },
  };
}
