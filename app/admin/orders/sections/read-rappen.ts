/** "1'295", '695.5', '695,50' → rappen; null if it is not a positive amount. */
export function readRappen(text: string): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.replace(/['’\s]/g, ''));
  if (!match) return null;
  const rappen = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return rappen > 0 ? rappen : null;
}
