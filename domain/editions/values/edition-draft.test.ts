import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { nextEdition } from '../documents/next-edition.ts';
import { withValue } from './content-value.ts';
import { draftFigure, draftValue, editionDraft, isOmitted } from './edition-draft.ts';
import { isOpenEdition } from './open-edition.ts';

test('a draft is read as it was saved, whatever its texts and numbers are', () => {
  const content = withValue(nextEdition(edition2024), 'insightCards.0.chart.axis.max', 'viel');
  const draft = editionDraft(content);
  expect(draft).toBe(content);
  expect(draftValue(draft, 'insightCards.0.chart.axis.max')).toBe('viel');
  expect(draftValue(draft, 'facts.subtitle')).toBe('');
  expect(draftValue(draft, 'insightCards.99.title')).toBeUndefined();
  expect(draftFigure(draft, 'premiums.health')).toMatchObject({ value: null, year: 2025 });
  expect(draftFigure(draft, 'premiums')).toBeUndefined();
});

test('a draft may lack any field', () => {
  for (const content of [{}, { facts: null, insightCards: [{ chart: { kind: 'shares' } }] }])
    expect(editionDraft(content)).toBe(content);
});

test('a chart may be of an unknown kind, but a known kind has its lists', () => {
  const withChart = (chart: object) => ({ insightCards: [{ chart }] });
  const unknown = withChart({ kind: 'pie', blocks: [] });
  expect(editionDraft(unknown)).toBe(unknown);
  expect(editionDraft(withChart({ kind: 'shares', blocks: 'none' }))).toEqual({});
  expect(editionDraft(withChart({ kind: ['shares'] }))).toEqual({});
});

test('parts that are no lists or objects as in the schema are omitted', () => {
  const { insightCards } = edition2024;
  const broken = { facts: 'half written', figures: { premiums: [] }, navigatorSections: {}, insightCards };
  expect(editionDraft(broken)).toEqual({ insightCards });
  expect(editionDraft({ insightCards: [null] })).toEqual({});
  for (const content of [undefined, null, 'text', 7]) expect(editionDraft(content)).toEqual({});
});

test('an unreadable figure is omitted alone, and is not overwritten', () => {
  const health = edition2024.figures.premiums?.health;
  for (const broken of ['5.7', [], { ...health, value: { of: 5.7 } }]) {
    const content = withValue(edition2024, 'figures.premiums.health', broken);
    const draft = editionDraft(content);
    expect(draftFigure(draft, 'premiums.health')).toBeUndefined();
    expect(withValue(draft, 'figures.premiums.health', health)).toEqual(edition2024);
    expect(isOmitted(content, 'figures.premiums.health')).toBe(true);
    expect(isOmitted(content, 'figures.premiums.household')).toBe(false);
    expect(isOmitted(content, 'figures.premiums.unknown')).toBe(false);
  }
  const draft = withValue(edition2024, 'figures', { premiums: 'none' });
  expect(editionDraft(draft).figures).toBeUndefined();
  expect(isOmitted(draft, 'figures.premiums.health')).toBe(true);
});

test('the path of a field that the schema lacks does not compile', () => {
  // @ts-expect-error
  expect(draftValue(editionDraft({}), 'facts.titel')).toBeUndefined();
});

test('an edition without values is whole, one without a part is not', () => {
  const next = nextEdition(edition2024);
  expect(isOpenEdition(next)).toBe(true);
  const { keyFigures: _, ...others } = next;
  expect(isOpenEdition(others)).toBe(false);
  expect(isOpenEdition({ ...edition2024, citation: 'Muster 2024' })).toBe(false);
});
