import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { latestYear } from '#content/years.ts';
import { withValue } from '../values/content-value.ts';
import type { OpenEdition } from '../values/open-edition.ts';
import { checkDocument } from './check-document.ts';
import { nextEdition } from './next-edition.ts';

const next = nextEdition(edition2024);

/** A copy of the document with values for all open fields. */
function filledIn(document: OpenEdition): OpenEdition {
  const copy = structuredClone(document);
  for (const group of Object.values(copy.figures)) for (const figure of Object.values(group)) figure.value ??= 1;
  const { year } = copy.facts;
  Object.assign(copy.facts, { subtitle: 'Muster', editionsText: 'Fünf Ausgaben' });
  copy.facts.survey = { from: `${year}-06-03`, to: `${year}-06-12`, text: 'im Juni' };
  return copy;
}

test('figures have no values yet; those of the previous year are last year’s', () => {
  expect(next.figures.premiums?.health).toEqual({
    value: null,
    unit: 'scale-1-7',
    decimals: 2,
    year: 2025,
    source: 'Versicherungsmonitor 2025',
  });
  expect(next.figures.premiums?.health2024).toEqual({
    value: 5.61,
    unit: 'scale-1-7',
    decimals: 2,
    year: 2024,
    source: 'Versicherungsmonitor 2024',
  });
  expect(next.figures.premiums?.health2023).toBeUndefined();
  expect(next.keyFigures[1]?.previous).toBe('key.digitalSignature2024');
  expect(JSON.stringify(next)).not.toMatch(/\w+\.\w+2023/);
});

test('labels and columns move by a year, with last year’s values', () => {
  const [bars, , journey] = next.insightCards;
  expect(bars?.highlight).toEqual(['2025']);
  expect(bars?.chart).toMatchObject({ groups: [{ bars: [{ label: '2025' }, { label: '2024' }] }, {}] });
  expect(journey?.chart).toMatchObject({
    years: [2023, 2024, 2025],
    rows: [{ values: [null, 'journey.informationSearch2024', 'journey.informationSearch'] }, {}, {}, {}, {}],
  });
  expect(next.figures.journey?.informationSearch2024?.value).toBe(4.58);
});

test('an edition that skips a year compares with the surveys that precede it', () => {
  const after = nextEdition(edition2024, 2026);
  expect(after.facts).toMatchObject({ year: 2026, editionNumber: 5, nextYear: 2027 });
  expect(after.figures.premiums?.health).toMatchObject({
    value: null,
    year: 2026,
    source: 'Versicherungsmonitor 2026',
  });
  expect(after.figures.premiums?.health2024).toMatchObject({ value: 5.61, source: 'Versicherungsmonitor 2024' });
  expect(after.keyFigures[1]?.previous).toBe('key.digitalSignature2024');
  const [bars, , journey] = after.insightCards;
  expect(bars?.highlight).toEqual(['2026']);
  expect(bars?.chart).toMatchObject({ groups: [{ bars: [{ label: '2026' }, { label: '2024' }] }, {}] });
  expect(journey?.chart).toMatchObject({
    years: [2023, 2024, 2026],
    rows: [{ values: [null, 'journey.informationSearch2024', 'journey.informationSearch'] }, {}, {}, {}, {}],
  });
  const figures = JSON.stringify(after.figures);
  expect(figures).not.toContain('2025');

  const later = nextEdition(filledIn(after), 2027);
  expect(later.facts.editionNumber).toBe(6);
  expect(later.insightCards[2]?.chart).toMatchObject({
    years: [2024, 2026, 2027],
    rows: [
      { values: ['journey.informationSearch2024', 'journey.informationSearch2026', 'journey.informationSearch'] },
      {},
      {},
      {},
      {},
    ],
  });
  expect(later.figures.journey?.informationSearch2024?.value).toBe(4.58);
  const errors = checkDocument('edition-2027', filledIn(later)).filter(({ level }) => level === 'error');
  expect(errors).toEqual([]);
});

test('exactly the fields that have to be new are reported', () => {
  const paths = checkDocument('edition-2025', next).map(({ path }) => path);
  expect(paths).toContain('figures.premiums.health.value');
  expect(paths).toContain('facts.survey.text');
  expect(paths.filter((path) => !/^figures\.|^facts\.(survey|subtitle|editionsText)/.test(path))).toEqual([]);
  const errors = checkDocument('edition-2025', filledIn(next)).filter(({ level }) => level === 'error');
  expect(errors).toEqual([]);
  const after = nextEdition(filledIn(next));
  expect(after.facts).toMatchObject({ year: 2026, editionNumber: 6, nextYear: 2027 });
  let last = filledIn(after);
  while (last.facts.year < latestYear()) last = filledIn(nextEdition(last));
  for (const edition of [filledIn(after), last])
    expect(checkDocument(`edition-${edition.facts.year}`, edition).filter(({ level }) => level === 'error')).toEqual(
      [],
    );
});

test('last year’s document is not mutated', () => {
  const before = structuredClone(edition2024);
  nextEdition(edition2024);
  expect(edition2024).toEqual(before);
});

test('a value far from that of the previous edition causes a warning', () => {
  const health = { path: 'figures.premiums.health.value', level: 'warning' };
  const document = filledIn(next);
  const found = (value: number) => {
    const given = withValue(document, health.path, value);
    return checkDocument('edition-2025', given, edition2024).filter(({ path }) => path === health.path);
  };
  expect(found(5.2)).toEqual([]);
  const unfinished = withValue(next, health.path, 61);
  expect(checkDocument('edition-2025', unfinished, edition2024)).toContainEqual({
    ...health,
    level: 'error',
    message: 'Enter a value on the scale from 1 to 7: 61 is outside.',
  });
  expect(found(1.56)).toEqual([{ ...health, message: 'Check this value: it is 1.56, and was 5.61 in 2024.' }]);
});
