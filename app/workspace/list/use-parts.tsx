import type { ReactNode } from 'react';
import { optionOf, useListParameters } from '../address/list-parameters.ts';
import { PrintedName } from './printed-name.tsx';

/**
 * The parts of a segment, such as orders and payments. The address names the shown one; switching drops the filters.
 * @param noteOf returns what is shown after a part's label
 * @returns the shown part, the navigation between them, and a function that shows another part
 */
export function useParts<Id extends string>(
  label: string,
  parts: readonly (readonly [id: Id, label: string])[],
  noteOf?: (id: Id) => ReactNode,
) {
  const { part, set } = useListParameters();
  const shown = optionOf(parts, part);
  const show = (id: Id) => set({ part: id, status: '', search: '', sort: '', isOverdue: '', payment: '', open: '' });
  const choice = (
    <PrintedName name={parts.find(([id]) => id === shown)?.[1]}>
      <nav aria-label={label} className="no-print mb-5 flex flex-wrap gap-x-6 border-rule border-b">
        {parts.map(([id, name]) => (
          <button
            key={id}
            type="button"
            aria-current={shown === id ? 'page' : undefined}
            onClick={() => show(id)}
            className="-mb-px min-h-9 border-transparent border-b-2 font-semibold text-ink-muted text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight] pointer-coarse:min-h-11"
          >
            {name} {noteOf?.(id)}
          </button>
        ))}
      </nav>
    </PrintedName>
  );
  return { shown, choice, show };
}
