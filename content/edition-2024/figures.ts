/**
 * Every published figure of the edition; nothing is computed or estimated. Equal numbers with different meanings are
 * separate. The exports are in alphabetical order, on which the hash of the edition depends.
 */
import type { Figure, Unit } from '../figure-schemas.ts';

const respondents = 1009;

const source2024 = 'Versicherungsmonitor 2024';
const source2023 = 'Versicherungsmonitor 2023';

function of2024(value: number, unit: Unit, decimals = 0): Figure {
  return { value, unit, decimals, year: 2024, base: respondents, source: source2024 };
}

/** The base of last year's figures is not published. */
function of2023(value: number, unit: Unit, decimals = 0): Figure {
  return { value, unit, decimals, year: 2023, source: source2023 };
}

/** A count about the study itself, not an answer of its respondents. */
function about2024(value: number, unit: Unit): Figure {
  return { value, unit, decimals: 0, year: 2024, source: source2024 };
}

export const ai = {
  wantInformation: of2024(80, 'percent'),
  transparencyImportant: of2024(80, 'percent'),
  transparencyUndecided: of2024(11, 'percent'),
  transparencyNotImportant: of2024(9, 'percent'),
  used: of2024(39, 'percent'),
  notUsed: of2024(51, 'percent'),
  unsure: of2024(10, 'percent'),
  usedBoth: of2024(24, 'percent'),
  usedPrivately: of2024(21, 'percent'),
  usedProfessionally: of2024(6, 'percent'),
  medianAttitude: of2024(4, 'score', 1),
  negativePersons: of2024(737, 'persons'),
  negativeShare: of2024(73.1, 'percent', 1),
  positivePersons: of2024(272, 'persons'),
  positiveShare: of2024(26.9, 'percent', 1),
};

export const contracts = {
  more: of2024(34, 'percent'),
  same: of2024(37, 'percent'),
  less: of2024(28, 'percent'),
};

export const journey = {
  informationSearch: of2024(4.58, 'scale-1-7', 2),
  quotes: of2024(4.47, 'scale-1-7', 2),
  contractClosing: of2024(4.16, 'scale-1-7', 2),
  claims: of2024(3.7, 'scale-1-7', 2),
  cancellation: of2024(3.22, 'scale-1-7', 2),
};

export const key = {
  digitalSignature: of2024(50, 'percent'),
  digitalSignature2023: of2023(56, 'percent'),
  mobileFirst: of2024(73, 'percent'),
  dataProtection: of2024(89, 'percent'),
  aiAcceptance: of2024(42, 'percent'),
  onlineClosing: of2024(67, 'percent'),
  customerService: of2024(85, 'percent'),
};

export const offers = {
  more: of2024(42, 'percent'),
  same: of2024(34, 'percent'),
  less: of2024(23, 'percent'),
};

export const premiums = {
  health: of2024(5.61, 'scale-1-7', 2),
  health2023: of2023(5.28, 'scale-1-7', 2),
  property: of2024(4.69, 'scale-1-7', 2),
  property2023: of2023(4.79, 'scale-1-7', 2),
  propertyPassive: of2024(42, 'percent'),
  healthPassive: of2024(31, 'percent'),
  propertyIncrease: of2024(11.83, 'percent', 2),
  healthIncrease: of2024(14.46, 'percent', 2),
};

export const respondentsProfile = {
  german: of2024(70.5, 'percent', 1),
  french: of2024(24.3, 'percent', 1),
  italian: of2024(5.3, 'percent', 1),
  italianOnInsightCard: of2024(5.2, 'percent', 1),
  averageAge: of2024(45.5, 'years', 1),
  female: of2024(51.1, 'percent', 1),
  male: of2024(48.9, 'percent', 1),
};

export const service = {
  digital: of2024(75, 'percent'),
  analog: of2024(25, 'percent'),
};

export const study = {
  respondents: of2024(respondents, 'persons'),
  editions: about2024(4, 'editions'),
  languageRegions: about2024(3, 'regions'),
  pagesArchive: about2024(142, 'pages'),
  pagesOrder: about2024(82, 'pages'),
  pagesWidget: { ...about2024(150, 'pages'), atLeast: true },
};

export const widget = {
  onlineResearch: of2024(85, 'percent'),
  aiInterest: of2024(42, 'percent'),
  satisfaction: of2024(95, 'percent'),
};
