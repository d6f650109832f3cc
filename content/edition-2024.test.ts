import { expect, test } from 'vitest';
import { archive } from './archive.ts';
import { edition } from './built-in-editions.ts';
import * as figures from './edition-2024/figures.ts';
import { figureText } from './figure-text.ts';

const { ai, contracts, journey, key, offers, premiums, respondentsProfile, service, study, widget } = figures;

test.each([
  [study.respondents, "1'009"],
  [study.pagesArchive, '142'],
  [study.pagesOrder, '82'],
  [study.pagesWidget, '150+'],
  [key.digitalSignature, '50%'],
  [key.digitalSignature2023, '56%'],
  [key.mobileFirst, '73%'],
  [key.dataProtection, '89%'],
  [key.aiAcceptance, '42%'],
  [key.onlineClosing, '67%'],
  [key.customerService, '85%'],
  [widget.onlineResearch, '85%'],
  [widget.aiInterest, '42%'],
  [widget.satisfaction, '95%'],
  [respondentsProfile.german, '70.5%'],
  [respondentsProfile.french, '24.3%'],
  [respondentsProfile.italian, '5.3%'],
  [respondentsProfile.italianOnInsightCard, '5.2%'],
  [respondentsProfile.averageAge, '45.5'],
  [respondentsProfile.female, '51.1%'],
  [respondentsProfile.male, '48.9%'],
  [premiums.health, '5.61'],
  [premiums.health2023, '5.28'],
  [premiums.property, '4.69'],
  [premiums.property2023, '4.79'],
  [premiums.propertyPassive, '42%'],
  [premiums.healthPassive, '31%'],
  [premiums.propertyIncrease, '11.83%'],
  [premiums.healthIncrease, '14.46%'],
  [journey.informationSearch, '4.58'],
  [journey.quotes, '4.47'],
  [journey.contractClosing, '4.16'],
  [journey.claims, '3.70'],
  [journey.cancellation, '3.22'],
  [offers.more, '42%'],
  [offers.same, '34%'],
  [offers.less, '23%'],
  [contracts.more, '34%'],
  [contracts.same, '37%'],
  [contracts.less, '28%'],
  [service.digital, '75%'],
  [service.analog, '25%'],
  [ai.wantInformation, '80%'],
  [ai.transparencyImportant, '80%'],
  [ai.transparencyUndecided, '11%'],
  [ai.transparencyNotImportant, '9%'],
  [ai.used, '39%'],
  [ai.notUsed, '51%'],
  [ai.unsure, '10%'],
  [ai.usedBoth, '24%'],
  [ai.usedPrivately, '21%'],
  [ai.usedProfessionally, '6%'],
  [ai.medianAttitude, '4.0'],
  [ai.negativePersons, '737'],
  [ai.negativeShare, '73.1%'],
  [ai.positivePersons, '272'],
  [ai.positiveShare, '26.9%'],
])('the study publishes %o as %s', (figure, published) => expect(figureText(figure)).toBe(published));

const cardText = (id: number) => JSON.stringify(edition.insightCards.find((card) => card.id === id));

test('a figure that is published with two values keeps each value in its place', () => {
  expect(edition.sample[0]?.parts.map(({ figure }) => figureText(figure))).toEqual(['70.5%', '24.3%', '5.3%']);
  expect(cardText(9)).toContain('"value":5.2');
  expect(cardText(9)).not.toContain('"value":5.3');
  expect(edition.citation.pages).toEqual({ from: 1, to: 82 });
  expect(figureText(edition.facts.pages.archive)).toBe('142');
  expect(edition.orderTexts.description).toContain('82 Seiten');
});

test('years and cards without published values have no figures', () => {
  const journeyChart = edition.insightCards.find(({ id }) => id === 3)?.chart;
  if (journeyChart?.kind !== 'profile') throw new Error('card 3 is not a profile');
  expect(journeyChart.missing).toBe('k. A.');
  expect(journeyChart.years).toEqual([2022, 2023, 2024]);
  expect(journeyChart.rows.map(({ values }) => values.slice(0, 2))).toEqual(Array(5).fill([null, null]));
  const stages = edition.insightCards.find(({ id }) => id === 7);
  if (stages?.chart.kind !== 'stages') throw new Error('card 7 does not show stages');
  expect(stages.published).toBe(false);
  expect(stages.chart.missing).toBe('Werte in der Vollstudie');
  expect(stages.chart.stages.map(({ values }) => values)).toEqual(Array(3).fill([null, null]));
});

test('the carousel has eight key figures, the statistics widget six', () => {
  expect(edition.keyFigures.map(({ figure }) => figureText(figure))).toEqual([
    "1'009",
    '50%',
    '73%',
    '89%',
    '42%',
    '67%',
    '85%',
    '80%',
  ]);
  expect(edition.keyFigures.at(-1)?.label).toBe('wollen über KI-Einsatz informiert werden');
  expect(edition.statistics.map(({ label, figure }) => `${figure.value} ${label}`)).toEqual([
    '1009 Teilnehmende',
    '3 Sprachregionen',
    '85 Online-Recherche',
    '42 KI-Interesse',
    '150 Seiten Analyse',
    '95 Zufriedenheit',
  ]);
});

test('card 1 has an axis up to 7, card 8 has two blocks', () => {
  const premiumChart = edition.insightCards[0]?.chart;
  expect(premiumChart).toMatchObject({ kind: 'grouped-bars', axis: { min: 0, max: 7 } });
  const aiUse = edition.insightCards[7]?.chart;
  expect(aiUse?.kind === 'shares' && aiUse.blocks.map(({ label }) => label)).toEqual([
    'Nutzung von KI',
    'Art der Nutzung',
  ]);
});

test('chronicle, prices and earlier editions are those of the specification', () => {
  expect(edition.aboutTexts.chronicle.entries.map(({ year, title }) => `${year} ${title}`)).toEqual([
    '2024 KI',
    '2023 Nachhaltigkeit & Beratung',
    '2022 Customer Journey & Apps',
    '2021 Grundlagenforschung',
  ]);
  expect(archive.map(({ year, pages }) => [year, pages])).toEqual([
    [2023, 142],
    [2022, 138],
    [2021, 125],
  ]);
  expect(edition.prices).toEqual({ small: 695, large: 1295, presentation: 500 });
  expect(edition.facts.survey).toEqual({ from: '2024-06-03', to: '2024-06-12', text: '3. bis 12. Juni 2024' });
});
