import type { Figure, Unit } from '#content/figure-schemas.ts';
import { figureText } from '#content/figure-text.ts';
import { formatNumber } from '#platform/numbers.ts';

interface Range {
  min: number;
  max: number;
  /** Name of a value in the message. */
  noun: string;
  /** Counts have no decimals. */
  isCount?: boolean;
  /** Difference to the previous edition that counts as a jump. */
  jump: number;
  /** The jump is a share of the previous value; always so for counts. */
  isRelative?: boolean;
}

const ranges: Record<Unit, Range> = {
  percent: { min: 0, max: 100, noun: 'share', jump: 20 },
  'scale-1-7': { min: 1, max: 7, noun: 'value on the scale', jump: 2 },
  // The scale of a score isn't published, so a third of it isn't known.
  score: { min: -100, max: 100, noun: 'score', jump: 1 / 3, isRelative: true },
  persons: { min: 0, max: 10_000_000, noun: 'number of persons', isCount: true, jump: 1 / 3 },
  years: { min: 0, max: 120, noun: 'number of years', jump: 20 },
  pages: { min: 1, max: 5000, noun: 'number of pages', isCount: true, jump: 1 / 3 },
  regions: { min: 1, max: 100, noun: 'number of regions', isCount: true, jump: 1 },
  editions: { min: 1, max: 200, noun: 'number of editions', isCount: true, jump: 1 },
};

const change: Range = { min: -100, max: 1000, noun: 'change in per cent', jump: 20 };

export const rangeOf = ({ unit, isChange = false }: Pick<Figure, 'unit' | 'isChange'>): Range =>
  unit === 'percent' && isChange ? change : ranges[unit];

/** A number as findings show it. */
export const shown = (value: number) => formatNumber(value, 'de', Number.isInteger(value) ? 0 : 2);

/** Why a figure can't have its value; undefined if it can. */
export function outsideRange(figure: Figure): string | undefined {
  const { value, unit, base } = figure;
  const { min, max, noun, isCount } = rangeOf(figure);
  if (value < min || value > max) {
    const hint = unit === 'percent' && !figure.isChange ? ' If it is a change and no share, mark it as one.' : '';
    return `Enter a ${noun} from ${shown(min)} to ${shown(max)}: ${shown(value)} is outside.${hint}`;
  }
  if (isCount && !Number.isInteger(value)) return `Enter a whole number: a ${noun} has no decimals.`;
  if (unit === 'persons' && base !== undefined && value > base)
    return `Enter at most ${shown(base)}, which is its base, or correct the base.`;
  return undefined;
}

/** Why the values behind a mean can't deviate from it as stated; undefined if they can. */
export function outsideDeviation(figure: Figure): string | undefined {
  const { min, max } = rangeOf(figure);
  // The highest of all samples is that of one value at each end.
  const highest = (max - min) / Math.SQRT2;
  const { standardDeviation = 0 } = figure;
  if (standardDeviation <= highest) return undefined;
  return `Enter at most ${shown(Math.floor(highest * 100) / 100)}: values from ${shown(min)} to ${shown(max)} can't deviate more.`;
}

/** A warning that shows both values, if a figure differs unusually from the one of the edition before. */
export function jumpFrom(before: Figure, figure: Figure): string | undefined {
  const { jump, isCount, isRelative = isCount } = rangeOf(figure);
  const limit = isRelative ? Math.abs(before.value) * jump : jump;
  // Tolerates floating-point errors: 6.1 − 4.1 is a little less than 2.
  if (Math.abs(figure.value - before.value) <= limit + 1e-9) return undefined;
  return `Check this value: it is ${figureText(figure)}, and was ${figureText(before)} in ${before.year}.`;
}
