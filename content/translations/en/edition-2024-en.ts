import type { NestedTexts } from '../nested-texts.ts';
import { insightCards, languageRegion } from './insight-cards-2024-en.ts';

export const edition2024: NestedTexts = {
  facts: {
    title: 'Versicherungsmonitor 2024',
    subtitle: 'Artificial intelligence, premiums and advice from the customer’s point of view',
    editionsText: 'Four editions since 2021',
    regionsText: 'three language regions',
    survey: { text: '3 to 12 June 2024' },
    source: 'Versicherungsmonitor 2024',
    sourceLine: '{{facts.source}}, n = {{study.respondents}}, {{facts.survey.text}}',
  },
  statistics: {
    teilnehmende: { label: 'Respondents' },
    sprachregionen: { label: 'Language regions' },
    'online-recherche': { label: 'Online research' },
    'ki-interesse': { label: 'Interest in AI' },
    'seiten-analyse': { label: 'Pages of analysis' },
    zufriedenheit: { label: 'Satisfaction' },
  },
  sample: {
    sprachregion: languageRegion,
    geschlecht: { label: 'Gender', parts: { weiblich: { label: 'Female' }, maennlich: { label: 'Male' } } },
  },
  sampleNotes: ['Rounding differences possible'],
  disclosure: {
    sponsor: 'The proceeds from the sale of the study finance future editions.',
    conductor:
      'The study is conducted by the university’s School of Management with partners from the industry; the survey itself by a market research panel provider.',
  },
  keyFigures: {
    teilnehmende: {
      label: 'Respondents',
      description: 'People from three language regions answered the questionnaire.',
    },
    'bereit-fuer-die-digitale-unterschrift': {
      label: 'ready for digital signatures',
      description: 'Willingness to sign contracts digitally has fallen compared with the previous year.',
    },
    'mobile-first': {
      label: 'Mobile First',
      description: 'People who deal with an insurer digitally reach for their mobile phone first.',
    },
    'datenschutz-wichtig': {
      label: 'Data protection important',
      description: 'For the large majority, careful handling of their own data is important.',
    },
    'ki-akzeptanz': {
      label: 'Acceptance of AI',
      description: 'There is no majority yet in favour of insurers using artificial intelligence.',
    },
    'online-abschluss-bevorzugt': {
      label: 'Prefer to conclude online',
      description: 'Around two thirds of respondents prefer to conclude a contract online.',
    },
    'kundenservice-zentral': {
      label: 'Customer service central',
      description: 'Good customer service is central for respondents.',
    },
    'wollen-ueber-ki-einsatz-informiert-werde': {
      label: 'want to be informed about the use of AI',
      description: 'Respondents expect transparency when artificial intelligence is involved.',
    },
  },
  homeTexts: {
    hero: {
      kicker: 'Edition no. {{facts.editionNumber}} since {{facts.firstYear}}',
      lead: 'How do people in Switzerland see their insurance companies and health insurers? {{study.respondents}} people from {{facts.regionsText}} share their views on premiums, advice, digital channels and artificial intelligence.',
    },
    cards: {
      zielsetzung: {
        title: 'Objective',
        text: 'Every year the Versicherungsmonitor records the customer’s view of the Swiss insurance market. It shows what is changing and gives companies, associations and the media an independent basis for their decisions.',
      },
      methodik: {
        title: 'Method',
        text: '{{study.respondents}} people in German-, French- and Italian-speaking Switzerland were surveyed from {{facts.survey.text}}. The survey is conducted by a market research panel provider.',
      },
      forschungsteam: {
        title: 'Research team',
        text: 'Questions, analysis and interpretation are the task of the university’s School of Management. Partners from the industry contribute their expertise; scientific responsibility remains with the research team.',
      },
    },
    foundation: {
      title: 'Scientific foundation',
      paragraphs: [
        'The Versicherungsmonitor is a representative study. Age, gender and language region of the respondents are disclosed, as are the period and size of the sample. Every published figure comes with its source and base.',
        'Where results of earlier editions exist, they are used for comparison. What is not published is not estimated. The proceeds from the sale of the study fund future editions.',
      ],
    },
    carouselTitle: 'Key findings {{facts.year}}',
  },
  aboutTexts: {
    infoBlocks: {
      auftrag: {
        title: 'Mission',
        text: 'The Versicherungsmonitor observes the Swiss insurance market from the point of view of those who buy, use and pay for insurance. Since 2021 it has been published every year with a focus of its own.',
      },
      traegerschaft: {
        title: 'Supporting bodies',
        text: 'The university’s School of Management is responsible for the study and carries it out with partners from the insurance industry, market research and associations. The proceeds from sales fund future editions.',
      },
      vorgehen: {
        title: 'Procedure',
        text: 'A market research panel provider surveys the population in all three language regions. The research team analyses the answers, puts them into context and discloses sample, period and sources.',
      },
    },
    chronicle: {
      title: 'Chronicle',
      entries: {
        ki: {
          title: 'AI',
          text: 'The fourth edition asks how respondents use artificial intelligence, what they expect of it and what transparency they demand.',
        },
        'nachhaltigkeit-beratung': {
          title: 'Sustainability and advice',
          text: 'The focus is on sustainable insurance products and the question of what makes good advice.',
        },
        'customer-journey-apps': {
          title: 'Customer journey and apps',
          text: 'The second edition follows customers from searching for information to cancellation and examines the role of apps.',
        },
        grundlagenforschung: {
          title: 'Basic research',
          text: 'The first edition lays the foundations: questionnaire, sample and the measures observed ever since.',
        },
      },
    },
    stats: {
      ausgaben: { label: 'Editions' },
      sprachregionen: { label: 'Language regions' },
      befragte: { label: 'Respondents' },
    },
    teamTitle: 'Our research team',
  },
  orderTexts: {
    description:
      'Representative study of the customer’s view of Swiss insurance companies and health insurers. The full report has {{study.pagesOrder}} pages and is delivered as a PDF by e-mail within 24 hours, together with the invoice.',
    topics: {
      'bewertung-der-kundenberatung': {
        title: 'Assessment of customer advice',
        text: 'How respondents rate their customer advisers.',
      },
      'wahrnehmung-neuer-technologien-ki': {
        title: 'Perception of new technologies (AI)',
        text: 'Use, expectations and the need for transparency when artificial intelligence is used.',
      },
      'meinungen-zur-praemienentwicklung': {
        title: 'Opinions on premium trends',
        text: 'How premium increases in health and property insurance are perceived and how people react to them.',
      },
    },
  },
  insightCards,
  navigatorSections: {
    ai: {
      title: 'Artificial intelligence',
      figures: {
        'haltung-median': { label: 'Attitude, median' },
        'befragte-negativ': { label: 'Respondents with a negative attitude' },
        'befragte-positiv': { label: 'Respondents with a positive attitude' },
      },
      blocks: {
        'haltung-zu-ki': {
          label: 'Attitude towards AI',
          parts: { negativ: { label: 'negative' }, positiv: { label: 'positive' } },
        },
      },
    },
  },
};
