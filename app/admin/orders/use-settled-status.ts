import { type KeyboardEvent, useRef, useState } from 'react';
import type { ListedOrder } from './use-order-status.ts';

/** From a key to the step it makes in a closed drop-down; to choose from the opened list takes longer. */
const maxStepMs = 500;

/**
 * Keys step through a closed drop-down, and the browser calls each step a change: where they lead is set once Enter is pressed or
 * the drop-down is left, and given up by Esc. What is chosen from the list is set at once.
 */
export function useSettledStatus<Status extends string>(
  order: ListedOrder<Status>,
  setStatus: (order: ListedOrder<Status>, status: Status) => void,
) {
  /** With the order as it was then: what somebody else sets meanwhile isn't written over unseen. */
  const [held, setHeld] = useState<{ order: ListedOrder<Status>; status: Status } | null>(null);
  const lastKeyAt = useRef(Number.NEGATIVE_INFINITY);
  const settle = () => {
    setHeld(null);
    if (held && held.status !== held.order.status) setStatus(held.order, held.status);
  };
  return {
    value: held?.status ?? order.status,
    onChange(status: Status) {
      if (performance.now() - lastKeyAt.current < maxStepMs) return setHeld({ order: held?.order ?? order, status });
      setHeld(null);
      setStatus(order, status);
    },
    onBlur: settle,
    onKeyDown(event: KeyboardEvent) {
      const opensList = event.key === 'Enter' || event.key === ' ';
      lastKeyAt.current = opensList ? Number.NEGATIVE_INFINITY : performance.now();
      if (!held || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      if (event.key === 'Enter') settle();
      else setHeld(null);
    },
  };
}
