import { navigationIn } from '../../navigation.ts';
import type { NestedTexts } from '../nested-texts.ts';

const claim = 'The Swiss insurance market from the customer’s point of view';

export const frame: NestedTexts = {
  claim,
  navigation: navigationIn('en'),
  callToAction: 'Order the study',
  partnerArea: 'Partner area',
  legalNotice: 'Imprint',
  privacy: 'Data protection',
  agency: { label: 'Website: Musteragentur' },
  news: {
    title: 'Be notified of new editions',
    lead: 'We write to you when there is something new, and only then.',
  },
  notFound: 'This page does not exist, or no longer exists. One of the following pages may help you.',
};

export const home: NestedTexts = {
  title: 'Versicherungsmonitor: how Switzerland experiences its insurers',
  description:
    'The annual study of the Swiss insurance market from the customer’s point of view: {{facts.respondents}} respondents, {{facts.regionsText}}, since {{facts.firstYear}}.',
  editionKicker: 'Current edition',
  foundationKicker: 'Foundations',
  partners: {
    kicker: 'Supporting bodies',
    title: 'Partners',
    lead: 'Universities, insurers, market research and associations.',
  },
  contact: {
    kicker: 'Contact',
    title: 'Write to us',
    lead: 'Questions about the study, about a partnership or from the media: we reply by e-mail.',
  },
};

export const insights: NestedTexts = {
  title: 'Insights: the results in charts',
  description:
    'The charts of the {{facts.title}}, from the representative survey of {{facts.respondents}} people in Switzerland: with table and source, to cite and to download.',
  heading: {
    kicker: 'Visual analytics',
    title: 'The {{facts.year}} results in {{facts.chartsText}} charts',
    lead: '{{facts.respondents}} respondents, {{facts.survey.text}}. Every figure with its source and table, to cite, download and share.',
  },
  order: {
    title: 'Interested in the full study?',
    text: '{{facts.pages.order}} pages with all results, as a PDF by e-mail within 24 hours.',
  },
};

export const about: NestedTexts = {
  heading: {
    kicker: claim,
    title: 'About us',
    lead: 'Every year the Versicherungsmonitor examines how people in Switzerland see their insurance companies and health insurers: a representative study with partners from research and practice.',
  },
  description:
    'Who carries out the Versicherungsmonitor, how it has grown since {{facts.firstYear}} and who belongs to the research team.',
  chronicleKicker: 'Since {{facts.firstYear}}',
  teamKicker: 'People',
};

export const partners: NestedTexts = {
  heading: {
    kicker: 'Partners',
    title: 'Partners and institutions',
    lead: 'Universities, insurers, market research and associations support the Versicherungsmonitor together.',
  },
  description: 'Universities, insurers, market research and associations that support the Versicherungsmonitor.',
  groups: {
    academic: 'Academic partners',
    industry: 'Extended consortium',
    research: 'Panel partners',
    association: 'Study partners',
  },
};

export const order: NestedTexts = {
  heading: {
    kicker: 'Edition no. {{facts.editionNumber}}',
    title: 'Order the study',
    lead: 'The full report as a PDF, by e-mail within 24 hours, with the invoice.',
  },
  description:
    'Order the full {{facts.year}} report as a PDF: CHF {{prices.small}} or CHF {{prices.large}}, by e-mail within 24 hours, with the invoice.',
  topicsTitle: 'Focus topics',
  pricesTitle: 'Prices',
};

export const partnerArea: NestedTexts = {
  heading: {
    kicker: 'Demonstration with example data',
    title: 'Partner area',
    lead: 'Study navigator, files and profile for the partners of the Versicherungsmonitor. There are no accounts yet: any input leads to the demonstration.',
  },
  description:
    'Study navigator, files and profile for partners of the Versicherungsmonitor (demonstration with example data).',
  invited:
    'Study navigator, files and profile for the partners of the Versicherungsmonitor. Access is by invitation: from the administration of the study, or from the person who manages your company’s access.',
};

const publisher = 'Musterhochschule, School of Management';

export const institution: NestedTexts = {
  name: 'Musterhochschule',
  department: 'School of Management',
  institute: 'Institute of Insurance Economics',
  publisher: {
    statement: 'The Versicherungsmonitor is a publication of the Musterhochschule, School of Management.',
    responsiblePersons: [
      'Project lead: Prof. Dr. Petra Muster',
      'Co-project lead and methodology: Dr. Max Beispiel',
      'Website editor: Dr. Lea Mustermann',
    ],
    projectLead: { text: 'Prof. Dr. Petra Muster, project lead of the Versicherungsmonitor' },
    association: { text: 'Beat Beispiel, president of Verband Musterbranche' },
  },
  footer: { copyright: publisher, department: { label: 'School of Management' } },
  pressContact: { role: 'Project lead, Versicherungsmonitor', organization: publisher },
};
