import { type Language, originalLanguage } from './languages.ts';

/**
 * Numbers as Swiss official publications write them in each language, whatever the ICU version.
 */
interface NumberStyle {
  thousands: string;
  decimal: string;
  percent: string;
  /** Between a currency and its amount. */
  afterCurrency: string;
}

const narrowNoBreakSpace = '\u202f';
const noBreakSpace = '\u00a0';

const styles: Readonly<Record<Language, NumberStyle>> = {
  de: { thousands: "'", decimal: '.', percent: '%', afterCurrency: ' ' },
  fr: {
    thousands: narrowNoBreakSpace,
    decimal: ',',
    percent: `${narrowNoBreakSpace}%`,
    afterCurrency: noBreakSpace,
  },
  it: { thousands: narrowNoBreakSpace, decimal: ',', percent: '%', afterCurrency: noBreakSpace },
  en: { thousands: ',', decimal: '.', percent: '%', afterCurrency: noBreakSpace },
};

/** What previews of unfinished drafts show for a missing number or text. */
export const gap = '[…]';

/** 1295.5 with two decimals → "1'295.50" in German, '1 295,50' in French. */
export function formatNumber(value: number, language: Language = originalLanguage, decimals = 0): string {
  // NaN, or null after it was serialised.
  if (!Number.isFinite(value)) return gap;
  const { thousands, decimal } = styles[language];
  // -0.4 is '-0' to toFixed.
  const [integer = '', fraction] = value
    .toFixed(decimals)
    .replace(/^-(?=[0.]+$)/, '')
    .split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, thousands);
  return grouped + (fraction === undefined ? '' : decimal + fraction);
}

/** 8.1 → '8.1%' in German, '8,1 %' in French, with as many decimals as the rate has. */
export function formatRate(percent: number, language: Language): string {
  const [, decimals = ''] = String(percent).split('.');
  return formatNumber(percent, language, decimals.length) + percentSign(language);
}

/** The sign after a percentage: '42%' in German, '42 %' in French. */
export const percentSign = (language: Language): string => styles[language].percent;

export const spaceAfterCurrency = (language: Language): string => styles[language].afterCurrency;
