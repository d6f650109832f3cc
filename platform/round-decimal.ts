/**
 * Rounds a number as it is written in decimals, half away from zero: 3.215 → 3.22. `toFixed` rounds its binary value,
 * which is a little less.
 */
export function roundDecimal(value: number, decimals: number): number {
  // Either is NaN, or null once it was serialised, in previews of unfinished drafts.
  if (!Number.isFinite(value) || !Number.isFinite(decimals)) return value;
  const written = String(Math.abs(value));
  // Very large and very small numbers are written with an exponent.
  if (written.includes('e')) return Number(value.toFixed(decimals));
  return Math.sign(value) * Number(`${Math.round(Number(`${written}e${decimals}`))}e-${decimals}`);
}
