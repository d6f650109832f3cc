import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { withListKeys } from '#content/list-keys.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { builtInTexts } from '../live-content/built-in-content.server.ts';
import { hashedPlaces } from './original-hash.server.ts';
import { textPlaces } from './text-places.ts';

const idsOf = (document: string, content: unknown) =>
  textPlaces(document, content)
    .map(({ id }) => id)
    .sort();

test('ids stay when lists are put into another order, and when items are renamed', () => {
  const reversed = {
    ...edition2024,
    insightCards: edition2024.insightCards.toReversed(),
    keyFigures: edition2024.keyFigures.toReversed(),
  };
  expect(idsOf('edition-2024', reversed)).toEqual(idsOf('edition-2024', edition2024));
  const keyed = withListKeys(builtInTexts.media) as typeof builtInTexts.media;
  const renamed = { ...keyed, kit: keyed.kit.map((card) => ({ ...card, title: `${card.title} neu` })) };
  expect(idsOf('media', renamed)).toEqual(idsOf('media', builtInTexts.media));
  expect(withListKeys(keyed)).toEqual(keyed);
});

test('a card whose slug changes keeps its texts', () => {
  const [card, ...others] = edition2024.insightCards as [EditionDocument['insightCards'][number]];
  const moved = { ...card, slug: 'praemien', formerSlugs: [card.slug] };
  expect(idsOf('edition-2024', { ...edition2024, insightCards: [moved, ...others] })).toEqual(
    idsOf('edition-2024', edition2024),
  );
});

test('figures, names and bare references are not translated; a changed figure changes no hash', () => {
  const ids = idsOf('edition-2024', edition2024);
  for (const id of ['homeTexts.hero.heading', 'citation.title', 'insightCards.praemienentwicklung.highlight']) {
    expect(ids).not.toContain(id);
  }
  expect(ids.some((id) => /^figures|slug/.test(id))).toBe(false);
  const { figures } = edition2024;
  const changed = { ...edition2024, figures: { ...figures, premiums: { ...figures.premiums, health: { value: 1 } } } };
  expect(hashedPlaces('edition-2024', changed)).toEqual(hashedPlaces('edition-2024', edition2024));
});

test('of the navigator, only labels of figures that nothing else shows are translated', () => {
  const labels = (document: object) =>
    idsOf('edition-2024', document).filter((id) => id.startsWith('navigatorSections.'));
  expect(labels(edition2024)).toEqual([
    'navigatorSections.ai.blocks.haltung-zu-ki.label',
    'navigatorSections.ai.blocks.haltung-zu-ki.parts.negativ.label',
    'navigatorSections.ai.blocks.haltung-zu-ki.parts.positiv.label',
    'navigatorSections.ai.figures.befragte-negativ.label',
    'navigatorSections.ai.figures.befragte-positiv.label',
    'navigatorSections.ai.figures.haltung-median.label',
    'navigatorSections.ai.title',
  ]);
  const [first] = edition2024.keyFigures;
  const keyFigures = ['negativePersons', 'positivePersons', 'negativeShare', 'positiveShare'].map((name) => ({
    ...first,
    figure: `ai.${name}`,
  }));
  expect(labels({ ...edition2024, keyFigures: [...edition2024.keyFigures, ...keyFigures] })).toEqual([
    'navigatorSections.ai.figures.haltung-median.label',
    'navigatorSections.ai.title',
  ]);
});

test('an incomplete document has a place for each of its texts', () => {
  expect(
    idsOf('edition-2029', { facts: { title: 'Neu' }, insightCards: 'nichts', sample: [null, { label: 'A' }] }),
  ).toEqual(['facts.title', 'sample.a.label']);
  expect(textPlaces('nirgends', {})).toEqual([]);
});
