import type { ReactNode } from 'react';

interface PartsProps<Id extends string> {
  /** What they are parts of, for those who don't see it. */
  label: string;
  parts: readonly (readonly [id: Id, label: string])[];
  shown: Id;
  onShow: (id: Id) => void;
  /** Beside a part's label. */
  noteOf?: (id: Id) => ReactNode;
}

/** Lists that belong together, one of which is shown. */
export function Parts<Id extends string>({ label, parts, shown, onShow, noteOf }: PartsProps<Id>) {
  return (
    <nav aria-label={label} className="no-print mb-5 flex flex-wrap gap-x-6 border-rule border-b">
      {parts.map(([id, name]) => (
        <button
          key={id}
          type="button"
          aria-current={shown === id ? 'page' : undefined}
          onClick={() => onShow(id)}
          className="-mb-px min-h-9 border-transparent border-b-2 font-semibold text-ink-muted text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink pointer-coarse:min-h-11"
        >
          {name}
          {noteOf?.(id)}
        </button>
      ))}
    </nav>
  );
}
