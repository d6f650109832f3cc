/** '695.00', without sign and apostrophe, which spreadsheets and accounting programs read as a number. */
export function csvAmount(rappen: number): string {
  const amount = Math.abs(rappen);
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
