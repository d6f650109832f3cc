import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { resolveEdition } from '#content/resolve-edition.ts';
import { insightValues } from '../../insights/insight-values.ts';
import { figureFindings } from './check-figures.ts';

/** The edition with another health premium figure. */
function editionWith(change: object) {
  const edition = structuredClone(edition2024);
  Object.assign(edition.figures.premiums?.health ?? {}, change);
  return edition;
}
const findingsWith = (change: object) => figureFindings(2024, editionWith(change), undefined);

test('a value with more decimals than are published has a warning, and is published without them', () => {
  const change = { value: 3.215, decimals: 2 };
  expect(findingsWith(change)).toEqual([
    {
      path: 'figures.premiums.health.value',
      message: 'Check the decimals: 3.215 is published as 3.22.',
      level: 'warning',
    },
  ]);
  const figures = resolveEdition(editionWith(change)).insightCards.flatMap(insightValues);
  const published = figures.flatMap(({ figure }) => (figure?.key === 'premiums.health' ? [figure.value] : []));
  expect(new Set(published)).toEqual(new Set([3.22]));
});

test('a base of more people than the survey had has a warning', () => {
  expect(findingsWith({ base: 1009 })).toEqual([]);
  expect(findingsWith({ base: 1010 })).toMatchObject([
    {
      path: 'figures.premiums.health.base',
      message: 'Check the base: the survey had 1009 respondents.',
      level: 'warning',
    },
  ]);
});

test('a figure of the year before that differs from what its edition published has a warning', () => {
  const { health } = edition2024.figures.premiums ?? {};
  if (!health) throw new Error('the edition has a figure of health premiums');
  const findingsOf = (value: number, year = 2024) =>
    figureFindings(2025, { figures: { premiums: { health2024: { ...health, value, year } } } }, edition2024);
  expect(findingsOf(health.value)).toEqual([]);
  expect(findingsOf(health.value, 2025)).toEqual([]);
  expect(findingsOf(5.28)).toEqual([
    {
      path: 'figures.premiums.health2024.value',
      message: 'Check this value: the 2024 edition has 5.61.',
      level: 'warning',
    },
  ]);
});

test('a number of editions that contradicts the number of the edition has a warning', () => {
  const facts = { ...edition2024.facts, editionNumber: 5 };
  expect(figureFindings(2024, { ...edition2024, facts }, undefined)).toEqual([
    {
      path: 'figures.study.editions.value',
      message: 'Check this value: the number of the edition is 5.',
      level: 'warning',
    },
  ]);
});
