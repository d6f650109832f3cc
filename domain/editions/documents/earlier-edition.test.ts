import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { checkDocument } from './check-document.ts';
import { earlierEdition } from './earlier-edition.ts';

const archived = earlierEdition(edition2024, 2021);

test('an earlier edition has the cards of the later one, its years moved back, and no value', () => {
  expect(archived.facts).toMatchObject({ year: 2021, nextYear: 2022, editionNumber: 1, subtitle: '' });
  expect(archived.citation.year).toBe(2021);
  const [bars, , journey] = archived.insightCards;
  expect(bars?.highlight).toEqual(['2021']);
  expect(bars?.chart).toMatchObject({ groups: [{ bars: [{ label: '2021' }, { label: '2020' }] }, {}] });
  expect(journey?.chart).toMatchObject({ years: [2019, 2020, 2021] });
  expect(archived.figures.premiums?.health).toMatchObject({ value: null, year: 2021 });
  expect(archived.figures.premiums?.health2020).toMatchObject({
    value: null,
    year: 2020,
    source: 'Versicherungsmonitor 2020',
  });
  const values = Object.values(archived.figures).flatMap((group) => Object.values(group).map(({ value }) => value));
  expect(new Set(values)).toEqual(new Set([null]));
  expect(JSON.stringify(archived)).not.toMatch(/\w+\.\w+202[34]"/);
});

test('once its figures are entered, only texts to rewrite are reported', () => {
  const filled = structuredClone(archived);
  for (const group of Object.values(filled.figures)) for (const figure of Object.values(group)) figure.value = 1;
  Object.assign(filled.facts, { subtitle: 'Muster', editionsText: 'Erste Ausgabe' });
  filled.facts.survey = { from: '2021-06-03', to: '2021-06-12', text: 'im Juni' };
  const errors = checkDocument('edition-2021', filled).filter(({ level }) => level === 'error');
  expect(errors).toEqual([]);
});
