/**
 * The number of an order and its first invoice: VM-2026-000123. Numbers restart every calendar year in Zurich; above 999'999
 * they have more digits.
 */
export function studyOrderNumber(year: number, runningNumber: number): string {
  return `VM-${year}-${String(runningNumber).padStart(6, '0')}`;
}
