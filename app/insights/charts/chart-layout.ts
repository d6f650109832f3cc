/** What a chart needs to know of its place, beside its data. */
export interface ChartLayout {
  width: number;
  /** A phone: labels above bars, panels one below the other. */
  narrow: boolean;
  /** Labels the card's message is about. */
  highlight: readonly string[];
}
