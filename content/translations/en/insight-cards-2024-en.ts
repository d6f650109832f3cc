import type { NestedTexts } from '../nested-texts.ts';

const health = { label: 'Health insurance' };
const property = { label: 'Property insurance' };
const roundingNote = 'Rounding differences possible';
const moreSameLess = {
  mehr: { label: 'more' },
  'gleich-viele': { label: 'the same number' },
  weniger: { label: 'fewer' },
};
export const languageRegion = {
  label: 'Language region',
  parts: {
    deutschsprachig: { label: 'German-speaking' },
    franzoesischsprachig: { label: 'French-speaking' },
    italienischsprachig: { label: 'Italian-speaking' },
  },
};

export const insightCards: NestedTexts = {
  praemienentwicklung: {
    title: 'Premium trends',
    description:
      'How much premiums have risen on average, from the respondents’ point of view: health insurance and property insurance compared with the previous year.',
    message:
      'For health insurance the value rises to {{premiums.health}}, for property insurance it falls to {{premiums.property}}.',
    notes: ['Mean values on a scale of 1 to 7'],
    chart: { groups: { krankenversicherung: health, sachversicherung: property } },
  },
  'prozentuale-praemienerhoehung': {
    title: 'Percentage increase in premiums',
    description:
      'What share of respondents remains passive and by what percentage premiums rise on average, by type of insurance.',
    message:
      'In health insurance the average increase, at {{premiums.healthIncrease}}, is larger and the share of passive respondents, at {{premiums.healthPassive}}, smaller than in property insurance.',
    chart: {
      panels: {
        'anteil-passiver-befragter': {
          label: 'Share of passive respondents',
          bars: { sachversicherung: property, krankenversicherung: health },
        },
        'durchschnittliche-erhoehung': {
          label: 'Average increase',
          bars: { sachversicherung: property, krankenversicherung: health },
        },
      },
    },
  },
  'customer-journey': {
    title: 'Customer journey online vs offline',
    description:
      'How strongly respondents tend towards online or offline in five phases of the customer journey, from searching for information to cancellation.',
    message:
      'The tendency towards online is strongest in the search for information, at {{journey.informationSearch}}, and weakest in cancellation, at {{journey.cancellation}}.',
    notes: ['Mean values on a scale of 1 to 7', 'n/a: not available'],
    chart: {
      axis: { ends: { min: 'offline', max: 'online' } },
      missing: 'n/a',
      rows: {
        informationssuche: { label: 'Information search' },
        offertenberechnung: { label: 'Quote calculation' },
        vertragsabschluss: { label: 'Contract conclusion' },
        schadensbearbeitung: { label: 'Claims handling' },
        kuendigung: { label: 'Cancellation' },
      },
    },
  },
  'offerten-und-vertraege': {
    title: 'Quotes calculated and contracts concluded',
    description:
      'Whether respondents calculated more, the same number of or fewer quotes and concluded more, the same number of or fewer contracts.',
    message: '{{offers.more}} calculate more quotes, but only {{contracts.more}} conclude more contracts.',
    notes: [roundingNote],
    chart: {
      blocks: {
        'berechnete-offerten': { label: 'Quotes calculated', parts: moreSameLess },
        'abgeschlossene-vertraege': { label: 'Contracts concluded', parts: moreSameLess },
      },
    },
  },
  'schadenbearbeitung-und-service': {
    title: 'Claims handling and service',
    description: 'Claims handling and service from the respondents’ point of view: digital or analogue.',
    message:
      'In claims handling and service, the digital channel accounts for {{service.digital}} and the analogue one for {{service.analog}}.',
    chart: {
      blocks: {
        'schadensbearbeitung-und-service': {
          label: 'Claims handling and service',
          parts: { digital: { label: 'digital' }, analog: { label: 'analogue' } },
        },
      },
    },
  },
  'transparenz-ueber-ki': {
    title: 'Transparency about AI',
    description: 'How important it is to respondents that insurers disclose where they use artificial intelligence.',
    message:
      'Transparency about AI is important to {{ai.transparencyImportant}}; to only {{ai.transparencyNotImportant}} it is not.',
    chart: {
      blocks: {
        'transparenz-ueber-ki': {
          label: 'Transparency about AI',
          parts: {
            wichtig: { label: 'important' },
            unentschieden: { label: 'undecided' },
            'nicht-wichtig': { label: 'not important' },
          },
        },
      },
    },
  },
  'erwartung-an-ki': {
    title: 'Expectations of AI',
    description:
      'What respondents expect of artificial intelligence: three levels, 2023 and 2024 compared, with the difference.',
    message: 'The values of the three levels for 2023 and 2024 and their difference are in the full study.',
    notes: ['Values in the full study'],
    chart: {
      differenceLabel: 'Difference',
      missing: 'Values in the full study',
      stages: {
        'stufe-1': { label: 'Level 1' },
        'stufe-2': { label: 'Level 2' },
        'stufe-3': { label: 'Level 3' },
      },
    },
  },
  'private-und-berufliche-ki-nutzung': {
    title: 'Private and professional use of AI',
    description: 'Who has already used artificial intelligence and whether the use is private, professional or both.',
    message: '{{ai.used}} have already used AI, {{ai.notUsed}} have not; {{ai.unsure}} are unsure.',
    notes: [
      roundingNote,
      'The three figures on the type of use were published in this form and do not add up to 100%.',
    ],
    chart: {
      blocks: {
        'nutzung-von-ki': {
          label: 'Use of AI',
          parts: { ja: { label: 'yes' }, nein: { label: 'no' }, unsicher: { label: 'unsure' } },
        },
        'art-der-nutzung': {
          label: 'Type of use',
          parts: {
            'privat-und-beruflich': { label: 'private and professional' },
            'nur-privat': { label: 'private only' },
            'nur-beruflich': { label: 'professional only' },
          },
        },
      },
    },
  },
  demografie: {
    title: 'Demographics',
    description: 'Who took part in the survey: age, gender and language region.',
    message:
      'The {{study.respondents}} respondents from the three language regions are {{respondentsProfile.averageAge}} years old on average.',
    chart: {
      facts: { durchschnittsalter: { label: 'Average age' }, befragte: { label: 'Respondents' } },
      blocks: {
        geschlecht: { label: 'Gender', parts: { weiblich: { label: 'female' }, maennlich: { label: 'male' } } },
        sprachregion: languageRegion,
      },
    },
  },
};
