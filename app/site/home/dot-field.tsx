const pitch = 10;

/** SVG path of dots in rows, from index `from` to before `to`; zero-length dashes with round caps draw them. */
function dotRows(from: number, to: number, columns: number): string {
  let path = '';
  for (let index = from; index < to; ) {
    const column = index % columns;
    const count = Math.min(columns - column, to - index);
    path += `M${column * pitch + 5} ${Math.floor(index / columns) * pitch + 5}h${(count - 1) * pitch + 0.1}`;
    index += count;
  }
  return path;
}

interface DotFieldProps {
  total: number;
  /** Number of highlighted dots, starting at the top left. */
  marked: number;
  columns: number;
}

/** Shows a share or number as `total` dots. Decorative: the figure beside it says the same. */
export function DotField({ total, marked, columns }: DotFieldProps) {
  const height = Math.ceil(total / columns) * pitch;
  return (
    <svg
      viewBox={`0 0 ${columns * pitch} ${height}`}
      aria-hidden="true"
      strokeWidth="7"
      strokeLinecap="round"
      strokeDasharray="0 10"
      fill="none"
      className="my-5 w-full text-accent"
    >
      <path d={dotRows(marked, total, columns)} className="stroke-rule" />
      <path d={dotRows(0, marked, columns)} className="stroke-current" />
    </svg>
  );
}
