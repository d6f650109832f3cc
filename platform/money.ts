/**
 * Swiss francs. Prices are whole francs everywhere; rappen (a hundredth of a franc, always an integer) appear on the
 * invoice only. Thousands take the ASCII apostrophe whatever the ICU version of browser or server says.
 */

/** 1295 → "1'295". Any integer; also for figures that are not money. */
export function groupThousands(integer: number): string {
  const digits = Math.abs(integer)
    .toFixed(0)
    .replace(/\B(?=(\d{3})+$)/g, "'");
  return integer < 0 ? `-${digits}` : digits;
}

/** Whole francs → "CHF 1'295", with an ordinary blank. */
export function formatFrancs(francs: number): string {
  return `CHF ${groupThousands(francs)}`;
}

/** Rappen → "1'295.00", without currency: for the columns of an invoice. */
export function formatRappen(rappen: number): string {
  const amount = Math.abs(rappen);
  const text = `${groupThousands(Math.trunc(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;
  return rappen < 0 ? `-${text}` : text;
}

export function francsToRappen(francs: number): number {
  return francs * 100;
}

/**
 * The VAT contained in an amount that includes it, in rappen, rounded half up. The rate is a percentage (8.1) with at
 * most two decimals, which keeps the sum exact: everything is counted in hundredths of a percent.
 */
export function includedVat(grossRappen: number, ratePercent: number): number {
  const rate = Math.round(ratePercent * 100);
  return Math.floor((2 * grossRappen * rate + 10_000 + rate) / (2 * (10_000 + rate)));
}
