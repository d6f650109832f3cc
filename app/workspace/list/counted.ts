import { formatNumber } from '#platform/numbers.ts';

/** '1 file', "1'295 files"; the plural is given unless it only adds an s. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : several}`;
