import type { Figure, Unit } from './figure-schemas.ts';

export interface Interval {
  low: number;
  high: number;
}

/** Quantile of the normal distribution that leaves 2.5 % on either side. */
const z = 1.959963984540054;

/** Wilson's score interval of a share, in per cent. */
function intervalOfShare(percent: number, respondents: number): Interval {
  const share = percent / 100;
  const weight = z ** 2 / respondents;
  const middle = (share + weight / 2) / (1 + weight);
  const reach = (z * Math.sqrt((share * (1 - share)) / respondents + weight / (4 * respondents))) / (1 + weight);
  return { low: 100 * (middle - reach), high: 100 * (middle + reach) };
}

function intervalOfMean(mean: number, standardDeviation: number, respondents: number): Interval {
  const reach = (z * standardDeviation) / Math.sqrt(respondents);
  return { low: mean - reach, high: mean + reach };
}

export const isCount = (unit: Unit) => ['persons', 'pages', 'regions', 'editions'].includes(unit);

/**
 * The 95 % confidence interval of a figure of a random sample; undefined if it may not or can't be computed.
 * @param respondents number of respondents of the survey; a figure may have its own
 */
export function confidenceInterval(figure: Figure, respondents: number): Interval | undefined {
  const { value, unit, hasInterval, isChange, standardDeviation, base = respondents } = figure;
  if (!hasInterval || base < 1 || isChange || isCount(unit)) return undefined;
  if (standardDeviation !== undefined) return intervalOfMean(value, standardDeviation, base);
  return unit === 'percent' ? intervalOfShare(value, base) : undefined;
}

/** Decimals of an interval's ends: at least one more than the study's shares and scales need. */
export const intervalDecimals = ({ unit, decimals }: Pick<Figure, 'unit' | 'decimals'>): number =>
  Math.max(decimals, unit === 'percent' ? 1 : 2);
