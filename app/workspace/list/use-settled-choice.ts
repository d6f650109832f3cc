import { type KeyboardEvent, useRef, useState } from 'react';
import { useLeaveWarning } from '../form/unsaved-input.ts';

/** Longest time from a key press to its change event in a closed drop-down. */
const maxStepMs = 500;

/**
 * Delays the value chosen by arrow keys, which fire a change event at each step through a closed drop-down, until Enter or
 * blur; Esc reverts it. A choice from the opened list is set at once. While `setValue` runs, the chosen value is shown.
 */
export function useSettledChoice<Row, Value extends string>(
  record: Row,
  current: Value,
  setValue: (record: Row, value: Value) => unknown,
) {
  /** The chosen value, with the record as it was when chosen, so that a change by others since then is a conflict. */
  const [pending, setPending] = useState<{ record: Row; before: Value; value: Value } | null>(null);
  const [saving, setSaving] = useState<Value | null>(null);
  const lastKeyAt = useRef(Number.NEGATIVE_INFINITY);
  useLeaveWarning(pending !== null);
  const save = async (chosenFor: Row, value: Value) => {
    setSaving(value);
    try {
      await setValue(chosenFor, value);
    } finally {
      // A later choice may be waiting.
      setSaving((latest) => (latest === value ? null : latest));
    }
  };
  const settle = () => {
    setPending(null);
    if (pending && pending.value !== pending.before) void save(pending.record, pending.value);
  };
  return {
    value: pending?.value ?? saving ?? current,
    onChange(value: Value) {
      if (performance.now() - lastKeyAt.current < maxStepMs)
        return setPending({ record, before: current, ...pending, value });
      setPending(null);
      void save(record, value);
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
