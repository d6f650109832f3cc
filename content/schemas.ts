/** The schema of an edition, used by tests, the server and the editor; files of `content/` import its types only. */
import * as z from 'zod/mini';
import { dataColour, insightIcon } from './card-look-schemas.ts';
import { type Axis, chartShapes } from './chart-schemas.ts';
import { disclosure } from './disclosure-schemas.ts';
import { field, group, section } from './field-meta.ts';
import {
  doi,
  externalUrl,
  figureKey,
  isoDate,
  line,
  listKey,
  ownPath,
  paragraphs,
  slug,
  text,
  year,
} from './field-schemas.ts';
import { base, type Figure, figure, shownFigure, type Unit } from './figure-schemas.ts';
import { ownHandouts } from './handout-schemas.ts';
import { prices } from './price-schemas.ts';
import { yearSchema } from './year-schemas.ts';

const sections = {
  facts: { id: 'facts', label: 'Facts', page: '/' },
  method: {
    id: 'method',
    label: 'Method',
    page: '/about',
    intro: 'How the survey was made. An empty field reads «keine Angabe»: leave it empty unless you know.',
  },
  figures: { id: 'figures', label: 'Figures', page: '/insights' },
  keyFigures: { id: 'key-figures', label: 'Key figures', page: '/' },
  cards: { id: 'cards', label: 'Cards', page: '/insights' },
  topics: { id: 'topics', label: 'Topics', page: '/order' },
  texts: { id: 'texts', label: 'Texts', page: '/' },
};

/** The schemas of an edition, with figures or with their keys. */
function editionShapes<F extends z.ZodMiniType>(figure: F) {
  const { chart, labelledFigure, labelledFigures, shareBlock, shareBlocks } = chartShapes(figure);

  const facts = z.strictObject({
    /** Given by the document's name. */
    year: field(year, 'Year', { control: 'none' }),
    title: field(line, 'Title'),
    editionNumber: field(z.int().check(z.gte(1)), 'Number of the edition'),
    subtitle: field(line, 'Subtitle', { rows: 2 }),
    editionsText: field(line, 'How many editions there are', { help: 'In words: «Vier Ausgaben seit 2021»' }),
    regionsText: field(line, 'Where people were asked', { help: 'In words: «drei Sprachregionen»' }),
    firstYear: field(year, 'Year of the first edition'),
    /** May be one year later than other years, as the latest possible edition has a next year too. */
    nextYear: field(yearSchema({ after: 1 }), 'Year of the next study'),
    ...group('Survey', {
      survey: z.strictObject({
        from: field(isoDate, 'Survey from'),
        to: field(isoDate, 'Survey to'),
        text: field(line, 'Survey in words', { help: 'Like «3. bis 12. Juni», with the year.' }),
      }),
      respondents: field(figure, 'Respondents'),
      source: field(line, 'Source'),
      sourceLine: field(line, 'Source line', { help: 'Shown below every chart without a source of its own.' }),
    }),
    ...group('Open data', {
      licence: field(z.optional(externalUrl), 'Licence of the figures', {
        help: 'Address of the licence, like https://creativecommons.org/licenses/by/4.0/. Without one the edition is in no catalogue of open data.',
      }),
      doi: field(z.optional(doi), 'DOI', { help: 'Once it is registered: 10.5281/zenodo.123.' }),
    }),
    ...group('Report', {
      pages: z.strictObject({
        archive: field(figure, 'Pages on home page and archive'),
        order: field(figure, 'Pages on the order page'),
        widget: field(figure, 'Pages in the footer'),
      }),
      /** A picture of the library, or a built-in cover without its extension: `${cover}.avif`, `.webp`, `.jpg`. */
      cover: field(z.optional(ownPath), 'Cover', { control: 'cover' }),
    }),
  });

  const citation = z.strictObject({
    authors: field(
      z.array(z.strictObject({ givenName: field(line, 'Given name'), familyName: field(line, 'Family name') })),
      'Authors, as the study is cited',
      { itemName: 'Author', isShort: true },
    ),
    year: field(year, 'Year', { control: 'none' }),
    title: field(line, 'Title, as it is cited', { isWide: true }),
    university: field(line, 'University'),
    department: field(line, 'Department'),
    place: field(line, 'Place', { isWide: true }),
    pages: z.strictObject({ from: field(z.int(), 'From page'), to: field(z.int(), 'To page') }),
  });

  const keyFigure = z.strictObject({
    key: listKey,
    label: field(line, 'Label', { isWide: true }),
    figure: field(figure, 'Figure'),
    /** The figure of the previous year, if published. */
    previous: field(z.optional(figure), 'Figure of the previous year'),
    description: field(text, 'Description', { rows: 2 }),
    isOnOnePager: field(z.optional(z.boolean()), 'On the One-Pager', {
      help: 'It has room for five; if none is chosen, the first five are on it.',
    }),
  });

  const insightCard = z.strictObject({
    id: field(z.int().check(z.gte(1)), 'Number'),
    title: field(line, 'Title'),
    message: field(text, 'Message', { rows: 2, help: 'One sentence that says what the chart shows.' }),
    description: field(text, 'Description'),
    reading: field(z.optional(text), 'Our reading of it', {
      help: 'How the research team explains the result. Shown apart from it, as its view.',
    }),
    question: field(z.optional(line), 'Question as asked', { help: 'Where the study publishes it.' }),
    chart: field(chart, 'Chart'),
    notes: field(z.array(line), 'Notes', { rows: 2 }),
    base: field(base, 'Base (n)', { help: 'Empty: all respondents.' }),
    source: field(line, 'Source', { help: 'Empty: the source of the edition.' }),
    icon: field(insightIcon, 'Icon'),
    colour: field(dataColour, 'Colour'),
    slug: field(slug, 'Name in addresses', { help: 'Lowercase letters and hyphens: «wer-hilft».' }),
    formerSlugs: field(z.optional(z.array(slug)), 'Former names in addresses', {
      rows: 2,
      help: 'One per line. When the name of a published card changes, add the old one here: its addresses keep working.',
    }),
    highlight: field(z.optional(z.array(line)), 'Labels that the message is about, drawn in the signal colour'),
    /** If false, the values are in the full study only. */
    published: field(z.boolean(), 'Published: the chart has its figures'),
    isOnOnePager: field(z.optional(z.boolean()), 'Its chart is on the One-Pager', {
      help: 'If none is chosen, that of the first published card is.',
    }),
    isSelected: field(z.optional(z.boolean()), 'In the Selected Insights', {
      help: 'If none is chosen, all published cards are.',
    }),
  });

  const titledText = (format: 'inline' | 'block', rows: number) =>
    z.strictObject({
      key: listKey,
      title: field(line, 'Title', { isWide: true }),
      text: field(text, 'Text', { format, rows }),
    });
  const textBlocks = z.array(titledText('block', 4)).check(z.length(3));

  const navigatorSection = z.strictObject({
    id: field(z.enum(['overview', 'premiums', 'journey', 'ai', 'outlook']), 'Section', { control: 'none' }),
    label: field(line, 'Label'),
    title: field(line, 'Title'),
    paragraphs: field(paragraphs.check(z.minLength(1)), 'Paragraphs', { rows: 6, format: 'block' }),
    figures: labelledFigures('Figures'),
    blocks: shareBlocks('Questions'),
    notes: field(z.array(line), 'Notes', { rows: 2 }),
    cards: field(z.array(z.int()), 'Cards that go deeper', { control: 'cards' }),
  });

  const homeTexts = z.strictObject({
    hero: z.strictObject({
      kicker: field(line, 'Line above the heading'),
      heading: field(line, 'Heading'),
      lead: field(text, 'Lead', { rows: 4 }),
    }),
    cards: field(textBlocks, 'Cards'),
    foundation: z.strictObject({
      title: field(line, 'Title of the text block', { isWide: true }),
      paragraphs: field(paragraphs, 'Its paragraphs', { rows: 8, format: 'block' }),
    }),
    carouselTitle: field(line, 'Title of the key figures'),
  });

  const chronicleEntry = z.strictObject({
    key: listKey,
    year: field(year, 'Year'),
    title: field(line, 'Title'),
    text: field(text, 'Text', { format: 'block' }),
  });
  const aboutTexts = z.strictObject({
    infoBlocks: field(textBlocks, 'Information'),
    chronicle: z.strictObject({
      title: field(line, 'Title of the chronicle', { isWide: true }),
      entries: field(z.array(chronicleEntry), 'Chronicle', { itemName: 'Entry' }),
    }),
    stats: labelledFigures('Figures'),
    teamTitle: field(line, 'Title of the team'),
  });

  const orderTexts = z.strictObject({
    ...section(sections.topics, {
      topics: field(z.array(titledText('inline', 3)), 'Focus topics on the order page', { itemName: 'Topic' }),
    }),
    description: field(text, 'Description of the study', { rows: 5, format: 'block' }),
  });

  const parts = {
    ...section(sections.facts, {
      facts: field(facts, 'Facts'),
      citation: field(citation, 'Citation'),
      sample: shareBlocks('Sample: who was asked'),
      sampleNotes: field(z.array(line), 'Notes on the sample', { rows: 2 }),
      statistics: labelledFigures('Rotating figures in the footer'),
    }),
    ...section(sections.method, { disclosure: field(disclosure, 'Survey profile') }),
    ...section(sections.keyFigures, {
      keyFigures: field(z.array(keyFigure), 'Key figures on the home page', { itemName: 'Key figure' }),
    }),
    ...section(sections.cards, {
      insightCards: field(z.array(insightCard), 'Card'),
    }),
    ...section(sections.topics, {
      navigatorSections: field(z.array(navigatorSection).check(z.length(5)), 'Navigator', { foldedBy: 'label' }),
    }),
    ...ownHandouts,
    ...prices,
    ...section(sections.texts, {
      homeTexts: field(homeTexts, 'Home page'),
      aboutTexts: field(aboutTexts, 'About page'),
      orderTexts: field(orderTexts, 'Order page'),
    }),
  };

  return {
    edition: z.strictObject(parts),
    chart,
    insightCard,
    keyFigure,
    labelledFigure,
    shareBlock,
    navigatorSection,
  };
}

const shown = editionShapes(shownFigure);
/** An edition as pages show it, with figures instead of keys and resolved references in texts. */
export const edition = shown.edition;

const written = editionShapes(figureKey);
const { facts, citation, sample, sampleNotes, statistics, ...others } = written.edition.shape;
const groupName = z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/));

/**
 * An edition as it is edited and stored, with every figure once under its key. Charts name keys; texts refer to figures
 * and facts like {{premiums.health}} and {{facts.year}}, so that a text never contradicts its chart.
 */
export const editionDocument = z.strictObject({
  facts,
  citation,
  sample,
  sampleNotes,
  statistics,
  ...section(sections.figures, {
    figures: field(z.record(groupName, z.record(groupName, figure)), 'Figures'),
  }),
  ...others,
  ...section(sections.cards, {
    insightCards: field(
      z.array(
        z.extend(written.insightCard, {
          base: z.optional(written.insightCard.shape.base),
          source: z.optional(written.insightCard.shape.source),
        }),
      ),
      'Card',
    ),
  }),
});

export type LabelledFigure = z.infer<typeof shown.labelledFigure>;
export type ShareBlock = z.infer<typeof shown.shareBlock>;
export type Chart = z.infer<typeof shown.chart>;
type ChartKind = Chart['kind'];
/** The chart of one kind, for the component that draws it. */
export type ChartOf<K extends ChartKind> = Extract<Chart, { kind: K }>;
/**
 * Figures of one unit over editions. `values` has an item for each of `years`, null if that edition published none.
 * `axis` is the axis of their panel, if the card has panels.
 */
export interface FigureTrend {
  unit: Unit;
  axis?: Axis | undefined;
  years: number[];
  rows: { label: string; values: (Figure | null)[] }[];
}
/** A card; `trends` holds the figures that earlier editions published under the same keys. */
export type InsightCard = z.infer<typeof shown.insightCard> & { trends?: readonly FigureTrend[] | undefined };
export type KeyFigure = z.infer<typeof shown.keyFigure>;
export type NavigatorSection = z.infer<typeof shown.navigatorSection>;
export type EditionDocument = z.infer<typeof editionDocument>;
type ShownEdition = z.infer<typeof edition>;
export type Edition = Omit<ShownEdition, 'insightCards'> & { insightCards: InsightCard[] };
export type Statistic = ShownEdition['statistics'][number];
export type EditionFacts = ShownEdition['facts'];
export type AboutTexts = ShownEdition['aboutTexts'];
export type TextBlock = ShownEdition['homeTexts']['cards'][number];
export type Prices = ShownEdition['prices'];
export type Citation = ShownEdition['citation'];
