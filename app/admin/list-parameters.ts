import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** What a long list is narrowed down by stands in the address, so that a reload and Back find it again. */
export function useListParameters() {
  const [parameters, setParameters] = useSearchParams();
  const text = (name: string) => parameters.get(name) ?? '';
  const set = useCallback(
    (changes: Record<string, string>) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setParameters],
  );
  const page = Math.max(1, Math.floor(Number(text('page'))) || 1);
  const setSearch = useCallback((search: string) => set({ search }), [set]);
  return {
    search: text('search'),
    status: text('status'),
    sort: text('sort'),
    isOverdue: text('isOverdue'),
    list: text('list'),
    page,
    set,
    setSearch,
  };
}

/** A value of the address, if it is one of those that may stand there. */
export function oneOf<Value extends string>(options: readonly (readonly [Value, string])[], value: string): Value {
  const [first] = options;
  return options.find(([option]) => option === value)?.[0] ?? (first?.[0] as Value);
}
