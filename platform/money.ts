/**
 * Swiss francs. Prices are whole francs; rappen (hundredths, always integers) appear on invoices only. Thousands are
 * separated by the ASCII apostrophe, whatever the ICU version.
 */

/** 1295 → "1'295". Also for figures other than money. */
export function groupThousands(integer: number): string {
  const digits = Math.abs(integer)
    .toFixed(0)
    .replace(/\B(?=(\d{3})+$)/g, "'");
  return integer < 0 ? `-${digits}` : digits;
}

/** Whole francs → "CHF 1'295", with an ordinary space. */
export function formatFrancs(francs: number): string {
  return `CHF ${groupThousands(francs)}`;
}

/** Rappen → "1'295.00", without currency, for invoice columns. */
export function formatRappen(rappen: number): string {
  const amount = Math.abs(rappen);
  const text = `${groupThousands(Math.trunc(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;
  return rappen < 0 ? `-${text}` : text;
}

export function francsToRappen(francs: number): number {
  return francs * 100;
}

/**
 * The VAT included in a gross amount, in rappen, rounded half up. The percentage (8.1) has at most two decimals, so the
 * calculation in hundredths of a percent is exact.
 */
export function includedVat(grossRappen: number, ratePercent: number): number {
  const rate = Math.round(ratePercent * 100);
  return Math.floor((2 * grossRappen * rate + 10_000 + rate) / (2 * (10_000 + rate)));
}
