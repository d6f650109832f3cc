import type { EditionDocument } from '#content/schemas.ts';
import { changedFigures } from '../values/changed-figures.ts';
import { listIn, withInner } from '../values/content-value.ts';
import { labelledYear } from '../values/labelled-year.ts';
import type { OpenEdition, OpenFigure } from '../values/open-edition.ts';
import { factsOfYear, withoutBase, withRenamed } from './next-edition.ts';

/** A figure of the same key in another year, without a value. */
const movedFigure = (figure: OpenFigure, shift: number): OpenFigure => ({
  ...withoutBase(figure),
  year: figure.year + shift,
  source: figure.source.replaceAll(String(figure.year), String(figure.year + shift)),
  value: null,
});

/** Moves years in labels, columns and keys of figures. */
function movedTexts(value: unknown, renamed: ReadonlyMap<string, string>, shift: number): unknown {
  if (typeof value === 'string')
    return labelledYear(value) ? String(Number(value) + shift) : withRenamed(value, renamed);
  return withInner(value, (inner, name) =>
    name === 'years' ? listIn(inner).map((year) => Number(year) + shift) : movedTexts(inner, renamed, shift),
  );
}

/**
 * The first draft of an earlier year's edition: cards, texts and keys of a later one, with all years moved back. Figures are
 * empty, as the later edition knows none of them for certain.
 */
export function earlierEdition(later: OpenEdition, year: number): OpenEdition {
  const shift = year - later.facts.year;
  const renamed = new Map<string, string>();
  const figures = changedFigures(later.figures, (figure, name, group) => {
    const plain = name.slice(0, -4);
    const next = name === `${plain}${figure.year}` ? `${plain}${figure.year + shift}` : name;
    renamed.set(`${group}.${name}`, `${group}.${next}`);
    return [[next, movedFigure(figure, shift)]];
  });
  const { figures: _, facts, ownOnePager: _onePager, ownSelectedInsights: _selectedInsights, ...texts } = later;
  const moved = movedTexts(texts, renamed, shift) as Omit<EditionDocument, 'figures' | 'facts'>;
  return {
    ...moved,
    figures,
    facts: factsOfYear(facts, year),
    disclosure: { ...moved.disclosure, isRandomSample: false },
    citation: { ...moved.citation, year },
    insightCards: moved.insightCards.map(({ formerSlugs: _slugs, ...card }) => card),
  };
}
