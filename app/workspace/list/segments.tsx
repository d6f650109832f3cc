interface SegmentsProps<Id extends string> {
  /** Accessible name of the group. */
  label: string;
  segments: readonly (readonly [id: Id, label: string])[];
  shown: Id;
  onShow: (id: Id) => void;
  /** The number of tasks in each. */
  waiting?: Partial<Record<Id, number>>;
}

/** Buttons that choose one of a few views, such as the lists of a tab. */
export function Segments<Id extends string>({ label, segments, shown, onShow, waiting }: SegmentsProps<Id>) {
  return (
    <fieldset aria-label={label} className="no-print inline-flex flex-wrap rounded border border-control">
      {segments.map(([id, name]) => (
        <button
          key={id}
          type="button"
          aria-pressed={shown === id}
          onClick={() => onShow(id)}
          // Not part of the button's name, as in TabList.
          data-waiting={waiting?.[id] || undefined}
          aria-description={waiting?.[id] ? `${waiting[id]} to do` : undefined}
          className="min-h-9 px-4 text-sm font-semibold text-ink-muted first:rounded-l last:rounded-r hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none data-waiting:after:ml-1.5 data-waiting:after:content-[attr(data-waiting)_/_''] not-aria-pressed:after:text-signal pointer-coarse:min-h-11"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
