import type * as z from 'zod/mini';
import { patternAdvice } from '#content/field-schemas.ts';
import { type PageDocument, type PageTexts, pageDocuments } from '#content/page-schemas.ts';
import { lostReferences, references, resolveEdition } from '#content/resolve-edition.ts';
import { type Chart, type Edition, type EditionDocument, editionDocument } from '#content/schemas.ts';
import { insightValues } from '../../insights/insight-values.ts';
import { repeatedLines } from '../privacy-note/repeated-lines.ts';
import { factKeys } from '../values/fact-keys.ts';
import { axisFindings } from './check-axes.ts';
import { chartListFindings } from './check-chart-lists.ts';
import { factFindings } from './check-facts.ts';
import { figureFindings } from './check-figures.ts';
import { sampleFindings } from './check-institution.ts';
import { labelledYearFindings } from './check-labelled-years.ts';
import { missingPageFindings } from './check-links.ts';
import { shareFindings } from './check-shares.ts';
import { characterFindings, markFindings } from './check-texts.ts';
import { yearOfDocument } from './document-shapes.ts';
import { isPageText } from './document-titles.ts';
import { error, type Finding, warning } from './finding.ts';

const formatAdvice: Partial<Record<string, string>> = {
  email: 'Enter an e-mail address.',
  url: 'Enter an address that begins with https://.',
  date: 'Choose a date.',
};

function adviceOnFormat({ format, pattern }: z.core.$ZodIssueInvalidStringFormat): string {
  const known = patternAdvice.find(([form]) => String(form) === pattern);
  return known?.[1] ?? formatAdvice[format] ?? 'Use letters and digits only, beginning with a small letter.';
}

const typeAdvice: Partial<Record<string, string>> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
};

/** What to enter instead of an invalid value. */
function advice(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return (issue.input !== undefined && typeAdvice[issue.expected]) || 'Fill this in.';
    case 'too_small':
      if (issue.origin === 'string') return 'Enter text.';
      return issue.origin === 'array' ? `Add at least ${issue.minimum}.` : `Enter at least ${issue.minimum}.`;
    case 'too_big':
      if (issue.origin === 'string') return `Shorten this to at most ${issue.maximum} characters.`;
      return issue.origin === 'array' ? `Keep at most ${issue.maximum}.` : `Enter at most ${issue.maximum}.`;
    case 'invalid_value':
      return `Choose one of: ${issue.values.join(', ')}.`;
    case 'unrecognized_keys':
      return `Remove ${issue.keys.join(', ')}: there is no such field.`;
    case 'invalid_format':
      return adviceOnFormat(issue);
    default:
      return 'Choose one of the kinds and fill in its fields.';
  }
}

/** The rows or stages of a chart over years. */
function seriesOf(chart: Chart) {
  if (!('years' in chart)) return { list: '', series: [], years: [] };
  const { kind, years } = chart;
  return kind === 'profile'
    ? { list: 'rows', series: chart.rows, years }
    : { list: 'stages', series: chart.stages, years };
}

function cardFindings({ insightCards, navigatorSections }: Edition): Finding[] {
  // A card that got its first name back has it among the former ones too.
  const slugs = insightCards.flatMap(({ slug, formerSlugs = [] }) => [...new Set([slug, ...formerSlugs])]);
  const isTaken = (name: string) => slugs.filter((slug) => slug === name).length > 1;
  const ids = insightCards.map(({ id }) => id);
  const found: Finding[] = [];
  for (const [index, card] of insightCards.entries()) {
    const report = (field: string, message: string) => found.push(error(`insightCards.${index}.${field}`, message));
    const { chart, slug, formerSlugs = [], published, highlight = [] } = card;
    if (card.id !== index + 1) report('id', `Number the cards without gaps: this one is ${index + 1}.`);
    if (/^karte-\d+$/.test(slug)) {
      const advice = 'Name the address after the card, before it is published: it is cited, and stays.';
      found.push(warning(`insightCards.${index}.slug`, advice));
    }
    if (isTaken(slug)) report('slug', 'Choose another slug: a card has, or had, this one.');
    for (const former of formerSlugs.filter((name) => name !== slug && isTaken(name))) {
      report('formerSlugs', `Remove «${former}»: another card has, or had, this name.`);
    }
    const hasFigures = insightValues(card).some(({ figure }) => figure);
    if (published && !hasFigures) report('published', 'Give the chart its figures, or mark the card as not published.');
    if (!published && hasFigures) report('published', 'Mark the card as published, or remove its figures.');
    const { list, series, years } = seriesOf(chart);
    for (const [row, { values }] of series.entries()) {
      const path = `chart.${list}.${row}.values`;
      if (values.length !== years.length) report(path, `Give ${years.length} values, one for each year.`);
      for (const [column, figure] of values.entries()) {
        const year = years[column];
        if (figure && year !== undefined && figure.year !== year)
          report(`${path}.${column}`, `Give a figure of ${year}: this one is of ${figure.year}.`);
      }
    }
    const labels = JSON.stringify(chart);
    for (const [labelIndex, label] of highlight.entries()) {
      if (!labels.includes(`"label":${JSON.stringify(label)}`))
        report(`highlight.${labelIndex}`, 'Choose a label of the chart.');
    }
  }
  for (const [index, { cards }] of navigatorSections.entries()) {
    if (cards.some((id) => !ids.includes(id)))
      found.push(error(`navigatorSections.${index}.cards`, 'Choose existing cards.'));
  }
  return found;
}

function unusedFigures({ figures, ...rest }: EditionDocument): Finding[] {
  const used = new Set(references(rest).map(({ key }) => key));
  return Object.entries(figures).flatMap(([group, named]) =>
    Object.keys(named)
      .filter((name) => !used.has(`${group}.${name}`))
      .map((name) => warning(`figures.${group}.${name}`, 'No chart and no text uses this figure: use or remove it.')),
  );
}

/** Page texts may refer only to facts of the current edition: the keys of figures can change next year. */
function lostFacts(texts: unknown): Finding[] {
  return references(texts).flatMap(({ path, key }) =>
    factKeys.includes(key)
      ? []
      : [error(path, `Pages refer to facts and prices of the current edition, like {{facts.year}}: «${key}» is none.`)],
  );
}

/** Anchors of the impressum that the footer, forms and other sites link to. */
const keptAnchors = ['datenschutz', 'barrierefreiheit'];

/** Finds linked sections that are missing, and duplicate anchors. */
function anchorFindings({ impressum, imprint }: PageTexts['legal']): Finding[] {
  const anchors = impressum.sections.map(({ id }) => id);
  const found = keptAnchors
    .filter((anchor) => !anchors.includes(anchor))
    .map((anchor) =>
      error('impressum.sections', `Restore a section with the anchor «${anchor}»: other pages lead there.`),
    );
  for (const [notice, { sections }] of Object.entries({ impressum, imprint })) {
    for (const [index, { id }] of sections.entries()) {
      if (sections.findIndex((section) => section.id === id) !== index)
        found.push(error(`${notice}.sections.${index}.id`, `Choose another anchor: a section above has «${id}».`));
    }
  }
  return found;
}

/** Finds lines of the privacy note that repeat or contradict its automatic lists. */
function repeatedInNote({ impressum }: PageTexts['legal']): Finding[] {
  return repeatedLines(impressum).map(({ path, subject }) =>
    warning(
      `impressum.${path}`,
      `Remove this line, or word it as an addition: the list below has an automatic line on «${subject}».`,
    ),
  );
}

const issueFindings = ({ issues }: z.core.$ZodError): Finding[] =>
  issues.map((issue) => error(issue.path.join('.'), advice(issue)));

/**
 * Checks a document: errors prevent its publication, warnings don't.
 * @param before the edition before, with which figures are compared
 */
export function checkDocument(document: string, content: unknown, before?: EditionDocument): Finding[] {
  const year = yearOfDocument(document);
  if (year !== undefined) return checkEdition(year, content, before);
  return isPageText(document) ? checkTexts(document, content) : [error('', 'There is no such document.')];
}

function checkTexts(document: PageDocument, content: unknown): Finding[] {
  const read = pageDocuments[document].safeParse(content);
  if (!read.success) return issueFindings(read.error);
  const characters = characterFindings(read.data);
  if (characters.length > 0) return characters;
  const { legal, institution }: Partial<PageTexts> = { [document]: read.data };
  return [
    ...lostFacts(read.data),
    ...(legal ? anchorFindings(legal) : []),
    ...markFindings(read.data),
    ...missingPageFindings(read.data),
    ...(legal ? repeatedInNote(legal) : []),
    ...(institution ? sampleFindings(institution) : []),
  ];
}

function checkEdition(year: number, content: unknown, before: EditionDocument | undefined): Finding[] {
  const ofFigures = figureFindings(year, content, before);
  const read = editionDocument.safeParse(content);
  if (!read.success) return [...issueFindings(read.error), ...ofFigures];
  const written = read.data;
  const characters = characterFindings(written);
  if (characters.length > 0) return characters;
  const { figures: _, ...texts } = written;
  const lost = lostReferences(written, texts).map(({ path, key }) =>
    error(path, `There is no figure or fact «${key}»: choose one of the figures.`),
  );
  if (lost.length > 0) return lost;
  const edition = resolveEdition(written);
  const years = (['facts', 'citation'] as const)
    .filter((part) => written[part].year !== year)
    .map((part) => error(`${part}.year`, `Give ${year}: this is the edition of that year.`));
  return [
    ...years,
    ...factFindings(edition),
    ...ofFigures,
    ...cardFindings(edition),
    ...chartListFindings(edition),
    ...labelledYearFindings(edition),
    ...shareFindings(edition),
    ...axisFindings(edition),
    ...unusedFigures(written),
    ...markFindings(texts),
    ...missingPageFindings(texts),
  ];
}
