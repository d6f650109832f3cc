/** A made-up edition with other cards and years, which shows that editions are content only. */
import { edition } from '#content/built-in-editions.ts';
import type { Figure, Unit } from '#content/figure-schemas.ts';
import type { Edition, EditionDocument, InsightCard } from '#content/schemas.ts';

const year = 2029;
const source = `Versicherungsmonitor ${year}, n = 812, 4. bis 9. Juni ${year}`;
const figure = (value: number, unit: Unit = 'percent', decimals = 0, figureYear = year): Figure => ({
  value,
  unit,
  decimals,
  year: figureYear,
  ...(figureYear === year && { base: 812 }),
  source: `Versicherungsmonitor ${figureYear}`,
});

const shared = { colour: 'data-1' as const, base: 812, source, notes: [], published: true };

const insightCards: InsightCard[] = [
  {
    ...shared,
    id: 1,
    slug: 'vertrauen',
    formerSlugs: ['verlass'],
    title: 'Vertrauen',
    description: 'Wie sehr die Befragten vertrauen, in drei Stufen.',
    message: 'Das Vertrauen wächst auf jeder Stufe.',
    icon: 'eye',
    chart: {
      kind: 'stages',
      axis: { min: 0, max: 100 },
      years: [2028, year],
      differenceLabel: 'Differenz',
      missing: 'k. A.',
      stages: [
        { label: 'wenig', values: [figure(12, 'percent', 0, 2028), figure(17)] },
        { label: 'viel', values: [figure(88, 'percent', 0, 2028), figure(83)] },
      ],
    },
  },
  {
    ...shared,
    id: 2,
    slug: 'wege',
    title: 'Wege',
    description: 'Online oder offline, über drei Jahre.',
    message: 'Der Abschluss wandert ins Netz.',
    icon: 'route',
    question: 'Wie schliessen Sie Verträge ab?',
    highlight: ['Abschluss'],
    chart: {
      kind: 'profile',
      axis: { min: 1, max: 5, ends: { min: 'Filiale', max: 'Netz' } },
      years: [2027, 2028, year],
      missing: 'k. A.',
      rows: [
        {
          label: 'Abschluss',
          values: [figure(2.4, 'score', 1, 2027), figure(2.9, 'score', 1, 2028), figure(3.6, 'score', 1)],
        },
        { label: 'Kündigung', values: [null, null, figure(1.8, 'score', 1)] },
      ],
    },
  },
  {
    ...shared,
    id: 3,
    slug: 'wer-hilft',
    title: 'Wer hilft',
    description: 'An wen sich die Befragten wenden.',
    message: 'Die meisten fragen Menschen & nicht <Maschinen>.',
    icon: 'users',
    highlight: ['Menschen'],
    chart: {
      kind: 'population',
      blocks: [
        {
          label: 'Hilfe',
          partition: true,
          parts: [
            { label: 'Menschen', figure: figure(61) },
            { label: 'Maschinen', figure: figure(28) },
            { label: 'niemand', figure: figure(11) },
          ],
        },
      ],
    },
  },
];

export const madeUpEdition: Edition = {
  ...edition,
  facts: {
    ...edition.facts,
    year,
    title: `Versicherungsmonitor ${year}`,
    respondents: figure(812, 'persons'),
    survey: { from: `${year}-06-04`, to: `${year}-06-09`, text: `4. bis 9. Juni ${year}` },
    source: `Versicherungsmonitor ${year}`,
    sourceLine: source,
  },
  citation: { ...edition.citation, year, title: `Versicherungsmonitor ${year}: Vertrauen` },
  insightCards,
  navigatorSections: edition.navigatorSections.map((section, index) => ({
    ...section,
    cards: index < 3 ? [index + 1] : [],
  })),
};

/** The document of an edition, with its figures by keys. */
function asDocument({ insightCards, keyFigures, ...edition }: Edition): EditionDocument {
  const figures: Record<string, Figure> = {};
  const keyed = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(keyed);
    if ('unit' in value && 'value' in value) {
      const { key: _, ...figure } = value as unknown as Figure;
      const known = Object.entries(figures).find(([, stored]) => JSON.stringify(stored) === JSON.stringify(figure));
      const name = known?.[0] ?? `f${Object.keys(figures).length + 1}`;
      figures[name] = figure;
      return `made.${name}`;
    }
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keyed(inner)]));
  };
  const content = keyed({ insightCards, keyFigures, ...edition }) as Omit<EditionDocument, 'figures'>;
  return { figures: { made: figures }, ...content };
}

export const madeUpDocument = asDocument(madeUpEdition);
