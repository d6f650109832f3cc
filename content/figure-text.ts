import type { Figure } from './schemas.ts';

const signs: Partial<Record<Figure['unit'], string>> = { percent: '%' };

/** '1009' → "1'009" */
export const withThousands = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, "'");

/** The bare number as the study writes it: 3.70 keeps its zero, thousands take the ASCII apostrophe (1'009). */
export function figureNumber(figure: Figure): string {
  return withThousands(figure.value.toFixed(figure.decimals));
}

/** The number with its sign: '42%', '1'009', '150+', '5.61'. */
export function figureText(figure: Figure): string {
  return `${figureNumber(figure)}${signs[figure.unit] ?? ''}${figure.atLeast ? '+' : ''}`;
}
