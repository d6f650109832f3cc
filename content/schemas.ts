/**
 * The shapes of everything in `content/`. Content files import only the types; the schemas run in tests and
 * when the server starts, so that a slip in next year's edition is found before a visitor finds it.
 */
import * as z from 'zod/mini';
import { yearSchema } from './year-schemas.ts';

export const text = z.string().check(z.minLength(1), z.maxLength(5000));
export const line = z.string().check(z.minLength(1), z.maxLength(200));
export const year = yearSchema();
const ownPathForm = /^\/(?![/\\])\S*$/;
export const ownPath = z.string().check(z.regex(ownPathForm));
const documentForm = /^(?:\/(?![/\\])|https:\/\/[^/\s]+)\S*$/;
/** A document of the library, or one elsewhere. */
export const documentAddress = z.string().check(z.maxLength(2048), z.regex(documentForm));
export const externalUrl = z.url({ protocol: /^https$/ });
export const email = z.email();
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const slug = z.string().check(z.regex(slugForm));
export const isoDate = z.iso.date();
/** Whole ones. */
const francs = z.int().check(z.gte(1), z.lte(100_000));

/** percent 0 to 100; scale-1-7 the answer scale; score a value whose scale is not published; the others plain counts. */
export const units = ['percent', 'scale-1-7', 'score', 'persons', 'years', 'pages', 'regions', 'editions'] as const;
const unit = z.enum(units);

/** One published number: stored once; charts, tables, files and texts take it from here. */
const figure = z.strictObject({
  value: z.number(),
  unit,
  /** Decimals in which the study publishes it: 3.70 keeps its zero. */
  decimals: z.int().check(z.gte(0), z.lte(2)),
  year,
  /** Number of respondents behind the figure, where published. */
  base: z.optional(z.int().check(z.gte(1))),
  source: line,
  /** Shown with a plus: '150+'. */
  atLeast: z.optional(z.boolean()),
});

/** Where bars begin and end; `ends` names the two poles of the scale. */
export const axis = z.strictObject({
  min: z.number(),
  max: z.number(),
  ends: z.optional(z.strictObject({ min: line, max: line })),
});

/** Names of lucide icons that the insight cards may use. */
export const insightIcons = [
  'trending-up',
  'percent',
  'route',
  'scale',
  'headset',
  'eye',
  'lightbulb',
  'sparkles',
  'users',
] as const;
const insightIcon = z.enum(insightIcons);
export const dataColours = ['data-1', 'data-2', 'data-3', 'data-4', 'data-5'] as const;
const dataColour = z.enum(dataColours);

/** The shapes of an edition, with figures themselves or with the keys by which they stand in `figures`. */
function editionShapes<F extends z.ZodMiniType>(figure: F) {
  const labelledFigure = z.strictObject({ label: line, figure });

  /** Parts of one question. `partition`: the parts are meant to add up to 100. */
  const shareBlock = z.strictObject({
    label: line,
    partition: z.boolean(),
    parts: z.array(labelledFigure).check(z.minLength(2)),
  });

  const groupedBars = z.strictObject({
    kind: z.literal('grouped-bars'),
    axis,
    groups: z.array(z.strictObject({ label: line, bars: z.array(labelledFigure) })),
  });
  const measurePanels = z.strictObject({
    kind: z.literal('measure-panels'),
    panels: z.array(z.strictObject({ label: line, axis, bars: z.array(labelledFigure) })),
  });
  /** `values` run parallel to `years`; null: not published, shown as `missing`. */
  const profile = z.strictObject({
    kind: z.literal('profile'),
    axis,
    years: z.array(year),
    missing: line,
    rows: z.array(z.strictObject({ label: line, values: z.array(z.nullable(figure)) })),
  });
  const shares = z.strictObject({ kind: z.literal('shares'), blocks: z.array(shareBlock) });
  /** Shares of the respondents, one mark for each percent. */
  const population = z.strictObject({ kind: z.literal('population'), blocks: z.array(shareBlock) });
  /** `values` run parallel to `years`; the difference is the last minus the first. */
  const stages = z.strictObject({
    kind: z.literal('stages'),
    axis,
    years: z.array(year),
    differenceLabel: line,
    missing: line,
    stages: z.array(z.strictObject({ label: line, values: z.array(z.nullable(figure)) })),
  });
  const demographics = z.strictObject({
    kind: z.literal('demographics'),
    facts: z.array(labelledFigure),
    blocks: z.array(shareBlock),
  });

  const chart = z.discriminatedUnion('kind', [
    groupedBars,
    measurePanels,
    profile,
    shares,
    population,
    stages,
    demographics,
  ]);

  const insightCard = z.strictObject({
    id: z.int().check(z.gte(1)),
    slug,
    /** Slugs that the card had before: their addresses keep answering. */
    formerSlugs: z.optional(z.array(slug)),
    title: line,
    description: text,
    /** One sentence that says what the chart shows; heading of the chart and core of its alt text. */
    message: text,
    icon: insightIcon,
    colour: dataColour,
    /** The question as asked, where the study publishes it. */
    question: z.optional(line),
    /** Respondents behind the card. */
    base: z.int().check(z.gte(1)),
    source: line,
    notes: z.array(line),
    /** Labels of the bars, rows or parts that the message is about: drawn in the signal colour. */
    highlight: z.optional(z.array(line)),
    /** false: the layout stands, the values are in the full study only. */
    published: z.boolean(),
    chart,
  });

  /** One card of the carousel. `previous`: the year before, where published. */
  const keyFigure = z.strictObject({ label: line, figure, previous: z.optional(figure), description: text });

  const statistic = z.strictObject({ label: line, figure });

  const facts = z.strictObject({
    year,
    editionNumber: z.int().check(z.gte(1)),
    firstYear: year,
    /** Of the monitor that partners can join next: for the last edition too. */
    nextYear: yearSchema({ after: 1 }),
    title: line,
    subtitle: line,
    /** How many editions there are since when, in words; and where people were asked. */
    editionsText: line,
    regionsText: line,
    /** A picture of the library, or the drawn cover without its format: `${cover}.avif`, `.webp`, `.jpg`. */
    cover: z.optional(ownPath),
    respondents: figure,
    pages: z.strictObject({ archive: figure, order: figure, widget: figure }),
    survey: z.strictObject({ from: isoDate, to: isoDate, text: line }),
    source: line,
    sourceLine: line,
  });

  const textBlock = z.strictObject({ title: line, text });

  const homeTexts = z.strictObject({
    hero: z.strictObject({ kicker: line, heading: line, lead: text }),
    cards: z.array(textBlock).check(z.length(3)),
    foundation: z.strictObject({ title: line, paragraphs: z.array(text) }),
    carouselTitle: line,
  });

  const aboutTexts = z.strictObject({
    infoBlocks: z.array(textBlock).check(z.length(3)),
    chronicle: z.strictObject({ title: line, entries: z.array(z.strictObject({ year, title: line, text })) }),
    stats: z.array(labelledFigure),
    teamTitle: line,
  });

  const orderTexts = z.strictObject({
    description: text,
    topics: z.array(textBlock),
  });

  /** Whole Swiss francs: what the report costs firms of at most 500 employees and larger ones, and its presentation. */
  const prices = z.strictObject({ small: francs, large: francs, presentation: francs });

  const citation = z.strictObject({
    authors: z.array(z.strictObject({ familyName: line, givenName: line })),
    year,
    title: line,
    university: line,
    department: line,
    place: line,
    pages: z.strictObject({ from: z.int(), to: z.int() }),
  });

  const navigatorSection = z.strictObject({
    id: z.enum(['overview', 'premiums', 'journey', 'ai', 'outlook']),
    label: line,
    title: line,
    paragraphs: z.array(text).check(z.minLength(1)),
    figures: z.array(labelledFigure),
    blocks: z.array(shareBlock),
    notes: z.array(line),
    /** Insight cards that go deeper. */
    cards: z.array(z.int()),
  });

  const edition = z.strictObject({
    facts,
    statistics: z.array(statistic),
    sample: z.array(shareBlock),
    sampleNotes: z.array(line),
    keyFigures: z.array(keyFigure),
    homeTexts,
    aboutTexts,
    orderTexts,
    prices,
    citation,
    insightCards: z.array(insightCard),
    navigatorSections: z.array(navigatorSection).check(z.length(5)),
  });

  return {
    labelledFigure,
    shareBlock,
    chart,
    insightCard,
    keyFigure,
    statistic,
    facts,
    homeTexts,
    aboutTexts,
    orderTexts,
    prices,
    citation,
    navigatorSection,
    edition,
    textBlock,
  };
}

const shown = editionShapes(figure);
/** An edition as pages show it: figures in their places, references in texts written out. */
export const edition = shown.edition;

/** 'premiums.health': where a figure stands among `figures`. */
const figureKeyForm = /^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/;
const figureKey = z.string().check(z.regex(figureKeyForm));
const written = editionShapes(figureKey);
const groupName = z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/));

/**
 * An edition as it is written and stored: every figure once, by its key. Charts name keys; texts refer to figures and facts
 * like {{premiums.health}} and {{facts.year}}, so that no text says another number than its chart.
 */
export const editionDocument = z.extend(written.edition, {
  figures: z.record(groupName, z.record(groupName, figure)),
  insightCards: z.array(
    z.extend(written.insightCard, {
      /** Left out: all respondents of the edition. */
      base: z.optional(z.int().check(z.gte(1))),
      /** Left out: the edition's own line. */
      source: z.optional(line),
    }),
  ),
});

const zipForm = /^\d{4}$/;
/** In Switzerland, with the lengths that the QR-bill allows. */
export const postalAddress = z.strictObject({
  street: line.check(z.maxLength(70)),
  /** Left out: the street has none. */
  buildingNumber: z.optional(line.check(z.maxLength(16))),
  zip: z.string().check(z.regex(zipForm)),
  city: line.check(z.maxLength(35)),
});

/** What a text of a form of its own looks like, for whoever has to put one right. */
export const formsInWords: readonly (readonly [form: RegExp, words: string])[] = [
  [ownPathForm, 'Choose a file of the library, or give an address of this site that begins with one /.'],
  [documentForm, 'Choose a file of the library, or give an address that begins with / or https://.'],
  [slugForm, 'Write this in small letters, digits and hyphens.'],
  [figureKeyForm, 'Choose a figure.'],
  [zipForm, 'Give a Swiss postal code of four digits.'],
];

export type Unit = z.infer<typeof unit>;
export type Figure = z.infer<typeof figure>;
export type LabelledFigure = z.infer<typeof shown.labelledFigure>;
export type ShareBlock = z.infer<typeof shown.shareBlock>;
export type Axis = z.infer<typeof axis>;
export type Chart = z.infer<typeof shown.chart>;
type ChartKind = Chart['kind'];
/** The chart of one kind, for the component that draws it. */
export type ChartOf<K extends ChartKind> = Extract<Chart, { kind: K }>;
export type InsightIcon = z.infer<typeof insightIcon>;
export type DataColour = z.infer<typeof dataColour>;
/** How figures of one unit moved over editions: `values` run parallel to `years`; null: that edition published none. */
export interface FigureTrend {
  unit: Unit;
  years: number[];
  rows: { label: string; values: (Figure | null)[] }[];
}
/** `trends`: what earlier editions published under the same keys. */
export type InsightCard = z.infer<typeof shown.insightCard> & { trends?: readonly FigureTrend[] | undefined };
export type KeyFigure = z.infer<typeof shown.keyFigure>;
export type Statistic = z.infer<typeof shown.statistic>;
export type EditionFacts = z.infer<typeof shown.facts>;
export type TextBlock = z.infer<typeof shown.textBlock>;
export type HomeTexts = z.infer<typeof shown.homeTexts>;
export type AboutTexts = z.infer<typeof shown.aboutTexts>;
export type Prices = z.infer<typeof shown.prices>;
export type Citation = z.infer<typeof shown.citation>;
export type NavigatorSection = z.infer<typeof shown.navigatorSection>;
export type EditionDocument = z.infer<typeof editionDocument>;
export type Edition = Omit<z.infer<typeof edition>, 'insightCards'> & { insightCards: InsightCard[] };
