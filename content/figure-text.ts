import { type Language, originalLanguage } from '#platform/languages.ts';
import { formatNumber, gap, percentSign } from '#platform/numbers.ts';
import type { Figure } from './figure-schemas.ts';

type Numbered = Pick<Figure, 'value' | 'decimals'>;
/** What is shown of a figure. */
type ShownFigure = Numbered & { unit?: Figure['unit'] | null; atLeast?: boolean | null };

/** The bare number with the decimals of the study: 3.70 keeps its zero. */
export function figureNumber({ value, decimals }: Numbered, language: Language = originalLanguage): string {
  return formatNumber(value, language, decimals);
}

/** The number with its sign: '42%', "1'009", '150+', '5.61'. */
export function figureText(figure: ShownFigure, language: Language = originalLanguage): string {
  const number = figureNumber(figure, language);
  if (number === gap) return gap;
  const sign = figure.unit === 'percent' ? percentSign(language) : '';
  return `${number}${sign}${figure.atLeast ? '+' : ''}`;
}
