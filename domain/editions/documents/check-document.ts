import type * as z from 'zod/mini';
import { patternAdvice } from '#content/field-schemas.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import { lostReferences, references, resolveEdition } from '#content/resolve-edition.ts';
import type { Edition, EditionDocument } from '#content/schemas.ts';
import { insightValues } from '../../insights/insight-values.ts';
import { repeatedLines } from '../privacy-note/repeated-lines.ts';
import { factKeys } from '../values/fact-keys.ts';
import { axisFindings } from './check-axes.ts';
import { figureFindings } from './check-figures.ts';
import { sampleFindings } from './check-institution.ts';
import { characterFindings, markFindings } from './check-texts.ts';
import { schemaOf } from './document-fields.ts';
import { yearOfDocument } from './document-shapes.ts';
import type { Finding } from './finding.ts';

const roundingNote = 'Rundungsdifferenzen möglich';

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

const error = (path: string, message: string): Finding => ({ path, message, level: 'error' });
const warning = (path: string, message: string): Finding => ({ path, message, level: 'warning' });

function shareFindings({ insightCards }: Edition): Finding[] {
  return insightCards.flatMap(({ chart, notes }, index) => {
    const blocks = 'blocks' in chart ? chart.blocks : [];
    const uneven = blocks.filter(
      ({ partition, parts }) =>
        partition && Math.abs(parts.reduce((sum, { figure }) => sum + figure.value, 0) - 100) > 1e-6,
    );
    if (uneven.length === 0 || notes.includes(roundingNote)) return [];
    const labels = uneven.map(({ label }) => label).join(', ');
    return [
      warning(
        `insightCards.${index}.notes`,
        `The parts of ${labels} don't add up to 100: check them, or add the note «${roundingNote}».`,
      ),
    ];
  });
}

function cardFindings({ insightCards, navigatorSections }: Edition): Finding[] {
  const slugs = insightCards.flatMap(({ slug, formerSlugs = [] }) => [slug, ...formerSlugs]);
  const ids = insightCards.map(({ id }) => id);
  const found = insightCards.flatMap((card, index): Finding[] => {
    const at = `insightCards.${index}`;
    const values = insightValues(card);
    const labels = JSON.stringify(card.chart);
    const series =
      card.chart.kind === 'profile' ? card.chart.rows : card.chart.kind === 'stages' ? card.chart.stages : [];
    const years = 'years' in card.chart ? card.chart.years.length : 0;
    return [
      ...(card.id === index + 1 ? [] : [error(`${at}.id`, `Number the cards without gaps: this one is ${index + 1}.`)]),
      ...(slugs.filter((slug) => slug === card.slug).length > 1
        ? [error(`${at}.slug`, 'Choose another slug: a card has, or had, this one.')]
        : []),
      ...(card.formerSlugs ?? []).flatMap((former) =>
        former !== card.slug && slugs.filter((slug) => slug === former).length > 1
          ? [error(`${at}.formerSlugs`, `Remove «${former}»: another card has, or had, this name.`)]
          : [],
      ),
      ...(card.published === values.some(({ figure }) => figure)
        ? []
        : [
            error(
              `${at}.published`,
              card.published
                ? 'Give the chart its figures, or mark the card as not published.'
                : 'Mark the card as published, or remove its figures.',
            ),
          ]),
      ...series.flatMap(({ values: row }, place) =>
        row.length === years
          ? []
          : [
              error(
                `${at}.chart.${card.chart.kind === 'profile' ? 'rows' : 'stages'}.${place}.values`,
                `Give ${years} values, one for each year.`,
              ),
            ],
      ),
      ...series.flatMap(({ values: row }, place) =>
        row.flatMap((figure, column) => {
          const year = 'years' in card.chart ? card.chart.years[column] : undefined;
          if (!figure || year === undefined || figure.year === year) return [];
          const list = card.chart.kind === 'profile' ? 'rows' : 'stages';
          return [
            error(
              `${at}.chart.${list}.${place}.values.${column}`,
              `Give a figure of ${year}: this one is of ${figure.year}.`,
            ),
          ];
        }),
      ),
      ...(card.highlight ?? []).flatMap((label, place) =>
        labels.includes(`"label":${JSON.stringify(label)}`)
          ? []
          : [error(`${at}.highlight.${place}`, 'Choose a label of the chart.')],
      ),
    ];
  });
  const leads = navigatorSections.flatMap(({ cards }, index) =>
    cards.some((id) => !ids.includes(id)) ? [error(`navigatorSections.${index}.cards`, 'Choose existing cards.')] : [],
  );
  return [...found, ...leads];
}

function unusedFigures(document: EditionDocument): Finding[] {
  const { figures, ...rest } = document;
  const text = JSON.stringify(rest);
  return Object.entries(figures).flatMap(([group, named]) =>
    Object.keys(named)
      .filter((name) => !text.includes(`${group}.${name}`))
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
function anchorFindings(document: string, content: unknown): Finding[] {
  if (document !== 'legal') return [];
  const { impressum, imprint } = content as PageTexts['legal'];
  const anchors = impressum.sections.map(({ id }) => id);
  const lost = keptAnchors.filter((anchor) => !anchors.includes(anchor));
  const twice = Object.entries({ impressum, imprint }).flatMap(([notice, { sections }]) =>
    sections.flatMap(({ id }, place) =>
      sections.findIndex((section) => section.id === id) === place
        ? []
        : [{ at: `${notice}.sections.${place}.id`, id }],
    ),
  );
  return [
    ...lost.map((anchor) =>
      error('impressum.sections', `Restore a section with the anchor «${anchor}»: other pages lead there.`),
    ),
    ...twice.map(({ at, id }) => error(at, `Choose another anchor: a section above has «${id}».`)),
  ];
}

/** Finds lines of the privacy note that repeat or contradict its automatic lists. */
function repeatedInNote(document: string, content: unknown): Finding[] {
  if (document !== 'legal') return [];
  return repeatedLines((content as PageTexts['legal']).impressum).map(({ path, subject }) =>
    warning(
      `impressum.${path}`,
      `Remove this line, or word it as an addition: the list below has an automatic line on «${subject}».`,
    ),
  );
}

function surveyFindings({ facts: { survey } }: EditionDocument): Finding[] {
  return survey.to < survey.from
    ? [error('facts.survey.to', `Choose a day from ${survey.from} on: the survey can't end before it begins.`)]
    : [];
}

/**
 * Checks a document: errors prevent its publication, warnings don't.
 * @param before the edition before, with which figures are compared
 */
export function checkDocument(document: string, content: unknown, before?: EditionDocument): Finding[] {
  const schema = schemaOf(document);
  if (!schema) return [error('', 'There is no such document.')];
  const year = yearOfDocument(document);
  const ofFigures = year === undefined ? [] : figureFindings(year, content, before);
  const read = schema.safeParse(content);
  if (!read.success)
    return [...read.error.issues.map((issue) => error(issue.path.join('.'), advice(issue))), ...ofFigures];
  const characters = characterFindings(read.data);
  if (characters.length > 0) return characters;
  if (year === undefined)
    return [
      ...lostFacts(read.data),
      ...anchorFindings(document, read.data),
      ...markFindings(read.data),
      ...repeatedInNote(document, read.data),
      ...(document === 'institution' ? sampleFindings(read.data as PageTexts['institution']) : []),
    ];
  const written = read.data as EditionDocument;
  const { figures: _, ...texts } = written;
  const lost = lostReferences(written, texts).map(({ path, key }) =>
    error(path, `There is no figure or fact «${key}»: choose one of the figures.`),
  );
  if (lost.length > 0) return lost;
  const edition = resolveEdition(written);
  const years = [
    ...(written.facts.year === year ? [] : [error('facts.year', `Give ${year}: this is the edition of that year.`)]),
    ...(written.citation.year === year
      ? []
      : [error('citation.year', `Give ${year}: this is the edition of that year.`)]),
  ];
  return [
    ...years,
    ...surveyFindings(written),
    ...ofFigures,
    ...cardFindings(edition),
    ...shareFindings(edition),
    ...axisFindings(edition),
    ...unusedFigures(written),
    ...markFindings(texts),
  ];
}
