/**
 * The running number of an order, which is its invoice number too: VM-2026-000123. Numbers begin again every year (of
 * the calendar in Zurich); beyond 999'999 they simply grow a digit.
 */
export function studyOrderNumber(year: number, runningNumber: number): string {
  return `VM-${year}-${String(runningNumber).padStart(6, '0')}`;
}
