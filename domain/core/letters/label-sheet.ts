/** An A4 sheet of 14 address labels of 99.1 × 38.1 mm, as sold by several makers (such as L7163). In mm. */
export const labelSheet = {
  columns: 2,
  rows: 7,
  label: { width: 99.1, height: 38.1 },
  left: 4.65,
  top: 15.15,
  /** From the left edge of a label to that of the next. */
  columnStep: 101.6,
} as const;

export const labelsPerSheet = labelSheet.columns * labelSheet.rows;
