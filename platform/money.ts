import { type Language, originalLanguage } from './languages.ts';
import { formatNumber, spaceAfterCurrency } from './numbers.ts';

/** Swiss francs. Prices are whole francs; rappen (hundredths, always integers) appear on invoices only. */

/** Whole francs → "CHF 1'295". */
export function formatFrancs(francs: number, language: Language = originalLanguage): string {
  return `CHF${spaceAfterCurrency(language)}${formatNumber(francs, language)}`;
}

/** Rappen → "1'295.00", without currency, for invoice columns. Amounts of money have a point in every language. */
export function formatRappen(rappen: number, language: Language = originalLanguage): string {
  const amount = Math.abs(rappen);
  const text = `${formatNumber(Math.trunc(amount / 100), language)}.${String(amount % 100).padStart(2, '0')}`;
  return rappen < 0 ? `-${text}` : text;
}

/** Rappen → "CHF 1'295.00". */
export const formatAmount = (rappen: number, language: Language = originalLanguage): string =>
  `CHF${spaceAfterCurrency(language)}${formatRappen(rappen, language)}`;

/**
 * The VAT included in a gross amount, in rappen, rounded half up. The percentage (8.1) has at most two decimals, so the
 * calculation in hundredths of a percent is exact.
 */
export function includedVat(grossRappen: number, ratePercent: number): number {
  if (grossRappen < 0) return -includedVat(-grossRappen, ratePercent);
  const rate = Math.round(ratePercent * 100);
  return Math.floor((2 * grossRappen * rate + 10_000 + rate) / (2 * (10_000 + rate)));
}
