import { type KeyboardEvent, useRef, useState } from 'react';
import { useLeaveWarning } from '../form/unsaved-input.ts';

/** Longest time from a key press to its change event in a closed drop-down. */
const maxStepMs = 500;

/**
 * Delays the value chosen by arrow keys, which fire a change event at each step through a closed drop-down, until Enter or
 * blur; Esc reverts it. A choice from the opened list is set at once.
 */
export function useSettledChoice<Row, Value extends string>(
  record: Row,
  current: Value,
  setValue: (record: Row, value: Value) => void,
) {
  /** The chosen value, with the record as it was when chosen, so that a change by others since then is a conflict. */
  const [pending, setPending] = useState<{ record: Row; before: Value; value: Value } | null>(null);
  const lastKeyAt = useRef(Number.NEGATIVE_INFINITY);
  useLeaveWarning(pending !== null);
  const settle = () => {
    setPending(null);
    if (pending && pending.value !== pending.before) setValue(pending.record, pending.value);
  };
  return {
    value: pending?.value ?? current,
    onChange(value: Value) {
      if (performance.now() - lastKeyAt.current < maxStepMs)
        return setPending({ record, before: current, ...pending, value });
      setPending(null);
      setValue(record, value);
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
