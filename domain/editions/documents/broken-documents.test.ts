/** For every error in a document, the check names the field and says what to do. */
import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { builtInTexts } from '../live-content/built-in-content.server.ts';
import { valueAt, withValue } from '../values/content-value.ts';
import { editionDraft } from '../values/edition-draft.ts';
import { checkDocument } from './check-document.ts';

/** A field, its broken value, and the path of the finding if it differs from the field. */
const broken: [path: string, value: unknown, at?: string][] = [
  ['facts.title', ''],
  ['facts.title', undefined],
  ['facts.title', 'x'.repeat(201)],
  ['facts.subtitle', 42],
  ['facts.year', 2025],
  ['facts.year', 1999],
  ['facts.editionNumber', 0],
  ['facts.editionNumber', 'vier'],
  ['facts.nextYear', 2025.5],
  ['facts.respondents', 'study.nobody'],
  ['facts.respondents', 'kein Schlüssel'],
  ['facts.cover', 'https://example.org/cover'],
  ['facts.survey.from', '3. Juni'],
  ['facts.survey.to', '2024-02-30'],
  ['facts.survey.to', '2024-06-02'],
  ['facts.title', 'Monitor\u0000 2024'],
  ['figures.premiums.health.source', 'Monitor\t2024'],
  ['homeTexts.foundation.paragraphs.0', '\ud800'],
  ['insightCards.0.title', 'Prämien \uffff'],
  ['facts.pages.order', 'study.pages'],
  ['facts.unknown', 'x', 'facts'],
  ['citation.year', 2023],
  ['citation.pages.from', -5],
  ['citation.pages.from', 83, 'citation.pages.to'],
  ['citation.pages.to', 0],
  ['citation.pages.to', 10_000_000],
  ['citation.authors.0.familyName', ''],
  ['prices.small', 'gratis'],
  ['prices.large', undefined],
  ['figures.premiums.health.value', null],
  ['figures.premiums.health.value', '5,61?'],
  ['figures.premiums.health.value', 61],
  ['figures.journey.quotes.value', 461],
  ['figures.key.mobileFirst.value', 420],
  ['figures.premiums.propertyIncrease.value', -300],
  ['figures.study.respondents.value', -5],
  ['figures.journey.quotes.standardDeviation', 12],
  ['figures.ai.negativePersons.base', 10, 'figures.ai.negativePersons.value'],
  ['figures.premiums.health.unit', 'francs'],
  ['figures.premiums.health.decimals', 3],
  ['figures.premiums.health.source', ''],
  ['figures.premiums.health.base', 0],
  ['keyFigures.0.label', ''],
  ['keyFigures.1.figure', 'key.nothing'],
  ['keyFigures.2.description', 'Siehe {{key.nothing}}'],
  ['homeTexts.hero.lead', ''],
  ['homeTexts.hero.heading', '{{facts.nothing}}'],
  ['homeTexts.cards.1.title', ''],
  ['aboutTexts.chronicle.entries.0.year', null],
  ['orderTexts.topics.2.text', undefined],
  ['orderTexts.description', '{{study.nothing}} Seiten'],
  ['insightCards.0.message', ''],
  ['insightCards.0.message', 'Der Wert ist {{premiums.nothing}}'],
  ['insightCards.0.message', 'Der Wert ist {{premiums'],
  ['aboutTexts.chronicle.entries.0.title', 'Seit {{ facts.year }}'],
  ['insightCards.1.slug', 'Mit Leerschlag'],
  ['insightCards.1.slug', 'praemienentwicklung'],
  ['insightCards.1.formerSlugs', ['praemienentwicklung']],
  ['insightCards.2.id', 7],
  ['insightCards.2.chart.years', [2022, 2023], 'insightCards.2.chart.rows.0.values'],
  ['insightCards.2.chart.rows.1.values.1', 'journey.quotes'],
  ['insightCards.2.chart.axis.max', 'sieben'],
  ['insightCards.0.chart.axis.max', 0],
  ['insightCards.0.chart.axis.max', 5],
  ['insightCards.2.chart.axis.max', 70],
  ['insightCards.2.chart.axis.min', 3.5],
  ['insightCards.1.chart.panels.1.axis.max', 12],
  ['insightCards.3.highlight', ['nirgends'], 'insightCards.3.highlight.0'],
  ['insightCards.3.icon', 'rocket'],
  ['insightCards.3.chart.blocks.0.parts', [{ label: 'mehr', figure: 'offers.more' }]],
  ['insightCards.3.chart.blocks.0.parts.0.figure', 'offers.nothing'],
  ['insightCards.4.chart.kind', 'pie'],
  ['insightCards.5.published', false],
  ['insightCards.6.published', true],
  ['insightCards.3.notes', []],
  ['navigatorSections.0.paragraphs', []],
  ['navigatorSections.1.cards', [1, 99]],
  ['navigatorSections.4.id', 'end'],
];

test.each(broken)('%s: %j', (path, value, foundPath = path) => {
  const content = withValue(edition2024, path, value);
  const findings = checkDocument('edition-2024', content);
  expect(findings.map((finding) => finding.path)).toContain(foundPath);
  for (const finding of findings) {
    expect(finding.message, finding.path).toMatch(/^[A-Z«].{8,}[.?:]$|^[A-Z].*\.$/);
    expect(finding.message).not.toMatch(/invalid|expected|received|undefined/i);
    // The editor can show the field, or the part in which it is missing.
    const parent = finding.path.split('.').slice(0, -1).join('.');
    expect(valueAt(content, finding.path) ?? valueAt(content, parent), finding.path).toBeDefined();
  }
  expect(Object.keys(editionDraft(content))).toEqual(Object.keys(Object(content)));
});

test.each([
  ['legal', 'impressum.sections.0.title', ''],
  ['legal', 'impressum.sections', builtInTexts.legal.impressum.sections.filter(({ id }) => id !== 'datenschutz')],
  ['legal', 'impressum.sections.1.id', 'herausgeberin'],
  ['legal', 'imprint.sections.1.id', builtInTexts.legal.imprint.sections[0]?.id],
  ['institution', 'pressContact.email', 'niemand'],
  ['institution', 'seller.zip', '99 99'],
  ['institution', 'seller.name', 'Hochschule '.repeat(7)],
  ['legal', 'impressum.sections.0.shows', 'logo'],
  ['studies', 'testimonials.0.quote', ''],
  ['studies', 'archive.0.downloadLinks.onePager.de', '//example.org/one-pager.pdf'],
  ['studies', 'archive.0.cover', 'https://example.org/cover.jpg'],
  ['media', 'gallery.0.picture', 'https://example.org/saal.jpg'],
  ['frame', 'navigation.1.label', ''],
  ['frame', 'navigation.1.href', 'https://example.org'],
  ['frame', 'navigation', []],
  ['frame', 'agency.href', 'http://example.org'],
  ['insights', 'heading.title', 'Die Ergebnisse {{premiums.health}}'],
  ['insights', 'heading.title', 'Die Ergebnisse facts.year}}'],
  ['partner-area', 'demo.files.0.uploadDate', '3. Juni'],
  ['home', 'contact.lead', 'Schreiben\u0007 Sie uns'],
] as const)('%s, %s: %j', (document, path, value) => {
  const found = checkDocument(document, withValue(builtInTexts[document], path, value));
  expect(found.map((finding) => finding.path)).toEqual([path]);
  expect(found[0]?.message).toMatch(/^(Enter|Add|Choose|Pages refer|Finish|Restore|Shorten|Remove)/);
});

test.each([
  '[hier](javascript:alert)',
  '[hier](javascript:alert(1))',
  '[hier](data:text/html,x)',
  '[hier](//example.org)',
  '[hier](www.example.org)',
  '[hier](https://example.org/a b)',
  '[hier](https://example.org/a(b))',
  '[hier](',
  '[hier]()',
])('an invalid link is a warning at its field: %s', (link) => {
  const path = 'contact.lead';
  const found = checkDocument('home', withValue(builtInTexts.home, path, `Schreiben Sie ${link} und **fett**.`));
  expect(found).toEqual([{ path, level: 'warning', message: expect.stringContaining('«hier»') }]);
});

test('bold text that does not end is a warning at its field', () => {
  const found = checkDocument('home', withValue(builtInTexts.home, 'contact.lead', 'Schreiben **Sie** uns **bald.'));
  expect(found).toEqual([{ path: 'contact.lead', level: 'warning', message: expect.stringContaining('End the bold') }]);
});

const [premiumCard] = edition2024.insightCards;

test('a figure of another year than its label is a warning at it', () => {
  const path = 'insightCards.0.chart.groups.0.bars';
  const [firstBar] = premiumCard?.chart.kind === 'grouped-bars' ? (premiumCard.chart.groups[0]?.bars ?? []) : [];
  const found = checkDocument('edition-2024', withValue(edition2024, path, [{ ...firstBar, label: '2021' }]));
  expect(found).toContainEqual({
    path: `${path}.0.figure`,
    level: 'warning',
    message: 'Check the year of this figure: it is 2024, and the label says 2021.',
  });
});

test.each([
  ['facts.survey', { from: '2030-06-03', to: '2030-06-12' }, 'facts.survey.from', 'none of them is in 2024'],
  ['facts.survey', { from: '1999-06-03', to: '1999-06-12' }, 'facts.survey.from', 'none of them is in 2024'],
  ['facts.nextYear', 2024, 'facts.nextYear', 'this edition is of 2024'],
  ['facts.firstYear', 2025, 'facts.firstYear', 'this one is of 2024'],
  ['citation.pages.to', 90, 'citation.pages.to', 'the edition has 82 or 142 pages'],
])('facts that contradict the edition are a warning: %s, %j', (path, value, at, message) => {
  const before = valueAt(edition2024, path);
  const changed = typeof value === 'number' ? value : { ...Object(before), ...value };
  const found = checkDocument('edition-2024', withValue(edition2024, path, changed));
  expect(found).toEqual([{ path: at, level: 'warning', message: expect.stringContaining(message) }]);
});

test('a survey may run from the year before into that of the edition', () => {
  const survey = { ...edition2024.facts.survey, from: '2023-12-20', to: '2024-01-10' };
  expect(checkDocument('edition-2024', withValue(edition2024, 'facts.survey', survey))).toEqual([]);
});

test('values of several units on one axis are a warning', () => {
  const path = 'insightCards.0.chart.groups.0.bars';
  const bars = [
    { label: 'Mittelwert', figure: 'premiums.health' },
    { label: 'Anteil', figure: 'offers.same' },
  ];
  const found = checkDocument('edition-2024', withValue(edition2024, path, bars));
  expect(found).toContainEqual({
    path: 'insightCards.0.chart.axis.max',
    level: 'warning',
    message: 'Check the units of the values: this axis shows more than one.',
  });
});

test.each(['[hier](/partners)', '[hier](https://example.org/a?b=c#d)', 'n [= 12] (gerundet)', 'eine\nzweite Zeile'])(
  'there are no findings in «%s»',
  (text) => expect(checkDocument('home', withValue(builtInTexts.home, 'contact.lead', text))).toEqual([]),
);

test('an unused figure is a warning, also if its key begins like another', () => {
  const path = 'figures.premiums.heal';
  const found = checkDocument('edition-2024', withValue(edition2024, path, edition2024.figures.premiums?.health));
  expect(found).toContainEqual({ path, level: 'warning', message: expect.stringContaining('uses this figure') });
});

test('nothing is found in the documents that come with the site, except that the institution is a sample', () => {
  for (const [document, content] of Object.entries({ 'edition-2024': edition2024, ...builtInTexts })) {
    const found = checkDocument(document, content).map(({ path }) => path);
    const samples = ['seller.name', 'seller.street', 'seller.zip', 'seller.city', 'contactEmail'];
    expect(found, document).toEqual(document === 'institution' ? samples : []);
  }
});

test('a card whose address is still that of a new card has a warning', () => {
  const path = 'insightCards.0.slug';
  const found = checkDocument('edition-2024', withValue(edition2024, path, 'karte-1'));
  expect(found).toContainEqual({ path, level: 'warning', message: expect.stringContaining('it is cited') });
});
