import { navigationIn } from '../../navigation.ts';
import type { NestedTexts } from '../nested-texts.ts';

const claim = 'Le marché suisse de l’assurance vu par la clientèle';

export const frame: NestedTexts = {
  claim,
  navigation: navigationIn('fr'),
  callToAction: 'Commander l’étude',
  partnerArea: 'Espace partenaires',
  legalNotice: 'Impressum',
  privacy: 'Protection des données',
  agency: { label: 'Site web : Musteragentur' },
  news: {
    title: 'Annonce de la prochaine édition',
    lead: 'Nous vous écrivons quand il y a du nouveau, et seulement dans ce cas.',
  },
  notFound: 'Cette page n’existe pas ou plus. L’une des pages suivantes vous aidera peut-être.',
};

export const home: NestedTexts = {
  title: 'Versicherungsmonitor : comment la Suisse perçoit ses assureurs',
  description:
    'L’étude annuelle sur le marché suisse de l’assurance du point de vue de la clientèle : {{facts.respondents}} personnes interrogées, {{facts.regionsText}}, depuis {{facts.firstYear}}.',
  editionKicker: 'Édition actuelle',
  foundationKicker: 'Fondements',
  partners: {
    kicker: 'Institutions responsables',
    title: 'Partenaires',
    lead: 'Hautes écoles, assureurs, instituts d’études de marché et associations.',
  },
  contact: {
    kicker: 'Contact',
    title: 'Nous écrire',
    lead: 'Une question sur l’étude ou sur un partenariat, une demande des médias : nous vous répondons par e-mail.',
  },
};

export const insights: NestedTexts = {
  title: 'Insights : les résultats en graphiques',
  description:
    'Les graphiques du {{facts.title}}, tirés de l’enquête représentative menée auprès de {{facts.respondents}} personnes en Suisse : avec tableau et source, à citer et à télécharger.',
  heading: {
    kicker: 'Analyses visuelles',
    title: 'Les résultats {{facts.year}} en {{facts.chartsText}} graphiques',
    lead: '{{facts.respondents}} personnes interrogées, {{facts.survey.text}}. Chaque chiffre avec sa source et son tableau, à citer, à télécharger et à transmettre.',
  },
  order: {
    title: 'L’étude complète vous intéresse ?',
    text: '{{facts.pages.order}} pages avec tous les résultats, en PDF, par e-mail dans les 24 heures.',
  },
};

export const about: NestedTexts = {
  heading: {
    kicker: claim,
    title: 'À propos',
    lead: 'Chaque année, le Versicherungsmonitor examine comment la population de la Suisse perçoit ses assurances et ses caisses-maladie : une étude représentative, réalisée avec des partenaires des milieux scientifiques et professionnels.',
  },
  description:
    'Qui réalise le Versicherungsmonitor, comment il a évolué depuis {{facts.firstYear}} et qui compose l’équipe de recherche.',
  chronicleKicker: 'Depuis {{facts.firstYear}}',
  teamKicker: 'Personnes',
};

export const partners: NestedTexts = {
  heading: {
    kicker: 'Partenaires',
    title: 'Partenaires et institutions',
    lead: 'Hautes écoles, assureurs, instituts d’études de marché et associations portent ensemble le Versicherungsmonitor.',
  },
  description:
    'Les hautes écoles, les assureurs, les instituts d’études de marché et les associations qui portent le Versicherungsmonitor.',
  groups: {
    academic: 'Partenaires académiques',
    industry: 'Consortium élargi',
    research: 'Partenaires de panel',
    association: 'Partenaires de l’étude',
  },
};

export const order: NestedTexts = {
  heading: {
    kicker: '{{facts.editionNumber}}e édition',
    title: 'Commander l’étude',
    lead: 'Le rapport complet en PDF, par e-mail dans les 24 heures, avec la facture.',
  },
  description:
    'Commander le rapport complet {{facts.year}} en PDF : CHF {{prices.small}} ou CHF {{prices.large}}, par e-mail dans les 24 heures, avec la facture.',
  topicsTitle: 'Thèmes principaux',
  pricesTitle: 'Prix',
};

export const partnerArea: NestedTexts = {
  heading: {
    kicker: 'Démonstration avec des données fictives',
    title: 'Espace partenaires',
    lead: 'Navigateur de l’étude, fichiers et profil pour les partenaires du Versicherungsmonitor. Il n’y a pas encore de comptes : toute saisie mène à la démonstration.',
  },
  description:
    'Navigateur de l’étude, fichiers et profil pour les partenaires du Versicherungsmonitor (démonstration avec des données fictives).',
  invited:
    'Navigateur de l’étude, fichiers et profil pour les partenaires du Versicherungsmonitor. L’accès est réservé aux personnes invitées par l’administration de l’étude ou par la personne qui gère l’accès de votre entreprise.',
};

const publisher = 'Musterhochschule, département Management';

export const institution: NestedTexts = {
  name: 'Musterhochschule',
  department: 'Département Management',
  institute: 'Institut d’économie de l’assurance',
  publisher: {
    statement: 'Le Versicherungsmonitor est une publication de la Musterhochschule, département Management.',
    responsiblePersons: [
      'Direction du projet : Prof. Dr Petra Muster',
      'Codirection du projet et méthodologie : Dr Max Beispiel',
      'Rédaction du site web : Dr Lea Mustermann',
    ],
    projectLead: { text: 'Prof. Dr Petra Muster, directrice du projet Versicherungsmonitor' },
    association: { text: 'Beat Beispiel, président de l’association Musterbranche' },
  },
  footer: { copyright: publisher, department: { label: 'Département Management' } },
  pressContact: { role: 'Direction du projet Versicherungsmonitor', organization: publisher },
};
