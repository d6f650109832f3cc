/** The year that is a label of a chart ('2022'); undefined for other labels. */
export const labelledYear = (label: string): number | undefined =>
  /^20\d\d$/.test(label.trim()) ? Number(label) : undefined;
