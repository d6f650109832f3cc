import { useEffect, useRef } from 'react';

/**
 * What the Back button does while something stands over the page. One entry of the history belongs to each guard; Back
 * uses it up and asks the uppermost guard, which may put it back. The address never changes.
 */
interface Guard {
  onBack: () => void;
  /** Whether its entry is still in the history. */
  hasEntry: boolean;
}

const guards: Guard[] = [];
let ownSteps = 0;

/** Entries whose guard has gone. One that comes in its place at the same moment takes its entry over: a step back that is under way would meet the wrong one. */
let spareEntries = 0;

function dropSpareEntries(): void {
  if (spareEntries === 0) return;
  ownSteps += 1;
  history.go(-spareEntries);
  spareEntries = 0;
}

function onPopState(): void {
  if (ownSteps > 0) {
    ownSteps -= 1;
    return;
  }
  const guard = guards.at(-1);
  if (!guard) return;
  guard.hasEntry = false;
  guard.onBack();
  // It stayed open, because it asks first: the next Back has to come here again.
  if (guards.includes(guard)) restoreEntry(guard);
}

function restoreEntry(guard: Guard): void {
  history.pushState(history.state, '', location.href);
  guard.hasEntry = true;
}

/** While `active`, Back calls `onBack` instead of leaving; it comes back as long as the guard stays active. */
export function useBackGuard(active: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!active) return;
    const guard: Guard = { onBack: () => latest.current(), hasEntry: false };
    if (guards.length === 0) addEventListener('popstate', onPopState);
    guards.push(guard);
    if (spareEntries > 0) {
      spareEntries -= 1;
      guard.hasEntry = true;
    } else restoreEntry(guard);
    return () => {
      guards.splice(guards.indexOf(guard), 1);
      if (!guard.hasEntry) return;
      spareEntries += 1;
      queueMicrotask(dropSpareEntries);
    };
  }, [active]);
}
