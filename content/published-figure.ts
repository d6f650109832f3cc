import { roundDecimal } from '#platform/round-decimal.ts';
import type { Figure } from './figure-schemas.ts';

/** A figure with its value as published: rounded to its decimals, so that all files have the value that pages show. */
export const publishedFigure = <Written extends Pick<Figure, 'value' | 'decimals'>>(figure: Written): Written => ({
  ...figure,
  value: roundDecimal(figure.value, figure.decimals),
});
