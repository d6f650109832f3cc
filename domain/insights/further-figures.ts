import type { Figure } from '#content/figure-schemas.ts';
import type { Edition, LabelledFigure } from '#content/schemas.ts';
import { labelled } from '#platform/labelled.ts';
import type { DataWords } from './german-data-words.ts';
import { insightValues } from './insight-values.ts';

/** Figures under one heading. */
export interface FigureGroup {
  heading: string;
  figures: LabelledFigure[];
}

type Place = LabelledFigure & { heading: string };

/** Identifies a figure wherever it is shown. */
const idOf = (figure: Figure | null) => figure?.key ?? figure;

function grouped(places: readonly Place[], listed: ReadonlySet<unknown>): FigureGroup[] {
  const known = new Set(listed);
  const others = places.filter(({ figure }) => {
    const isNew = !known.has(idOf(figure));
    known.add(idOf(figure));
    return isNew;
  });
  return [...Map.groupBy(others, ({ heading }) => heading)].map(([heading, figures]) => ({
    heading,
    figures: figures.map(({ label, figure }) => ({ label, figure })),
  }));
}

/** Figures in cards, key figures and sample, which tables list first. */
function listedFirst({ insightCards, keyFigures, sample }: Edition): ReadonlySet<unknown> {
  const places = [
    ...insightCards.flatMap((card) => insightValues(card)),
    ...keyFigures.flatMap(({ figure, previous }) => [{ figure }, { figure: previous ?? null }]),
    ...sample.flatMap(({ parts }) => parts),
  ];
  return new Set(places.map(({ figure }) => idOf(figure)));
}

/** Results of the navigator, with the question in the label of a share. */
const navigatorPlaces = ({ navigatorSections }: Edition, { language }: Pick<DataWords, 'language'>): Place[] =>
  navigatorSections.flatMap(({ title, figures, blocks }) => [
    ...figures.map((figure) => ({ ...figure, heading: title })),
    ...blocks.flatMap((block) =>
      block.parts.map(({ label, figure }) => ({
        label: labelled(block.label, label, language),
        figure,
        heading: title,
      })),
    ),
  ]);

/** Results that neither a card, a key figure nor the sample shows, by topic; each figure once. */
export const furtherFigures = (edition: Edition, words: Pick<DataWords, 'language'>): FigureGroup[] =>
  grouped(navigatorPlaces(edition, words), listedFirst(edition));

/** All figures outside cards, key figures and sample: further results, then figures about the study itself. */
export function otherFigures(edition: Edition, words: DataWords): FigureGroup[] {
  const { statistics, aboutTexts, facts } = edition;
  const { archive, order, widget } = facts.pages;
  const ofStudy = [
    ...statistics,
    ...aboutTexts.stats,
    { label: words.pages.archive, figure: archive },
    { label: words.pages.order, figure: order },
    { label: words.pages.widget, figure: widget },
    { label: words.respondents, figure: facts.respondents },
  ].map((figure) => ({ ...figure, heading: words.overview }));
  return grouped([...navigatorPlaces(edition, words), ...ofStudy], listedFirst(edition));
}
