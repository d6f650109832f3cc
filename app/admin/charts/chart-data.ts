interface ChartColumn<Point> {
  head: string;
  amountOf: (point: Point) => number;
  /** Whether the column is in the table only. */
  isHidden?: boolean;
}

/** What a column chart and its table show. */
export interface ChartData<Point> {
  points: readonly Point[];
  nameOf: (point: Point) => string;
  /** Drawn side by side, the first one in colour, except hidden ones. */
  columns: readonly ChartColumn<Point>[];
  format: (value: number) => string;
}
