import type { NestedTexts } from '../nested-texts.ts';
import { insightCards, languageRegion } from './insight-cards-2024-fr.ts';

export const edition2024: NestedTexts = {
  facts: {
    title: 'Versicherungsmonitor 2024',
    subtitle: 'Intelligence artificielle, primes et conseil du point de vue de la clientèle',
    editionsText: 'Quatre éditions depuis 2021',
    regionsText: 'trois régions linguistiques',
    survey: { text: 'du 3 au 12 juin 2024' },
    source: 'Versicherungsmonitor 2024',
    sourceLine: '{{facts.source}}, n = {{study.respondents}}, {{facts.survey.text}}',
  },
  statistics: {
    teilnehmende: { label: 'Participants' },
    sprachregionen: { label: 'Régions linguistiques' },
    'online-recherche': { label: 'Recherche en ligne' },
    'ki-interesse': { label: 'Intérêt pour l’IA' },
    'seiten-analyse': { label: 'Pages d’analyse' },
    zufriedenheit: { label: 'Satisfaction' },
  },
  sample: {
    sprachregion: languageRegion,
    geschlecht: { label: 'Sexe', parts: { weiblich: { label: 'Femmes' }, maennlich: { label: 'Hommes' } } },
  },
  sampleNotes: ['Différences d’arrondi possibles'],
  disclosure: {
    sponsor: 'Le produit de la vente de l’étude finance les éditions futures.',
    conductor:
      'L’étude est menée par le département Management de la haute école avec des partenaires de la branche ; l’enquête elle-même par un institut d’études de marché disposant d’un panel.',
  },
  keyFigures: {
    teilnehmende: {
      label: 'Participants',
      description: 'Des personnes de trois régions linguistiques ont répondu au questionnaire.',
    },
    'bereit-fuer-die-digitale-unterschrift': {
      label: 'prêts pour la signature numérique',
      description:
        'La disposition à signer des contrats sous forme numérique a diminué par rapport à l’année précédente.',
    },
    'mobile-first': {
      label: 'Mobile First',
      description:
        'Les personnes qui s’adressent à une assurance par voie numérique utilisent d’abord leur téléphone portable.',
    },
    'datenschutz-wichtig': {
      label: 'Importance de la protection des données',
      description:
        'La grande majorité des personnes interrogées juge important que leurs données soient traitées avec soin.',
    },
    'ki-akzeptanz': {
      label: 'Acceptation de l’IA',
      description: 'Le recours des assurances à l’intelligence artificielle ne convainc pas encore la majorité.',
    },
    'online-abschluss-bevorzugt': {
      label: 'Préférence pour la conclusion en ligne',
      description: 'Deux tiers environ des personnes interrogées préfèrent conclure un contrat en ligne.',
    },
    'kundenservice-zentral': {
      label: 'Service à la clientèle essentiel',
      description: 'Un bon service à la clientèle est au centre des attentes des personnes interrogées.',
    },
    'wollen-ueber-ki-einsatz-informiert-werde': {
      label: 'veulent être informés du recours à l’IA',
      description:
        'Les personnes interrogées attendent de la transparence lorsque l’intelligence artificielle est utilisée.',
    },
  },
  homeTexts: {
    hero: {
      kicker: '{{facts.editionNumber}}e édition depuis {{facts.firstYear}}',
      lead: 'Comment la population de la Suisse perçoit-elle ses assurances et ses caisses-maladie ? {{study.respondents}} personnes de {{facts.regionsText}} s’expriment sur les primes, le conseil, les canaux numériques et l’intelligence artificielle.',
    },
    cards: {
      zielsetzung: {
        title: 'Objectif',
        text: 'Chaque année, le Versicherungsmonitor relève le point de vue de la clientèle sur le marché suisse de l’assurance. Il montre ce qui change et fournit aux entreprises, aux associations et aux médias une base indépendante pour leurs décisions.',
      },
      methodik: {
        title: 'Méthode',
        text: 'L’enquête a été menée auprès de {{study.respondents}} personnes en Suisse alémanique, en Suisse romande et en Suisse italienne, {{facts.survey.text}}. Elle est réalisée par un fournisseur de panel spécialisé dans les études de marché.',
      },
      forschungsteam: {
        title: 'Équipe de recherche',
        text: 'Les questions, l’analyse et l’interprétation relèvent du département Management de la haute école. Des partenaires de la branche apportent leurs connaissances spécialisées, la responsabilité scientifique incombe à l’équipe de recherche.',
      },
    },
    foundation: {
      title: 'Bases scientifiques',
      paragraphs: [
        'Le Versicherungsmonitor est une étude représentative. L’âge, le sexe et la région linguistique des personnes interrogées sont publiés, de même que la période et la taille de l’échantillon. Chaque chiffre publié est accompagné de sa source et de sa base.',
        'Lorsque des résultats d’éditions antérieures existent, ils servent de comparaison. Ce qui n’est pas publié n’est pas estimé. Le produit de la vente de l’étude finance les éditions futures.',
      ],
    },
    carouselTitle: 'Principaux enseignements {{facts.year}}',
  },
  aboutTexts: {
    infoBlocks: {
      auftrag: {
        title: 'Mandat',
        text: 'Le Versicherungsmonitor observe le marché suisse de l’assurance du point de vue de celles et ceux qui achètent, utilisent et paient des assurances. Depuis 2021, il paraît chaque année avec un thème principal qui lui est propre.',
      },
      traegerschaft: {
        title: 'Institutions responsables',
        text: 'Le département Management de la haute école est responsable de l’étude et la réalise avec des partenaires issus du secteur de l’assurance, des études de marché et du milieu associatif. Le produit de la vente finance les éditions futures.',
      },
      vorgehen: {
        title: 'Démarche',
        text: 'Un fournisseur de panel spécialisé dans les études de marché interroge la population dans les trois régions linguistiques. L’équipe de recherche analyse les réponses, les met en perspective et publie l’échantillon, la période et les sources.',
      },
    },
    chronicle: {
      title: 'Chronique',
      entries: {
        ki: {
          title: 'IA',
          text: 'La quatrième édition examine comment les personnes interrogées utilisent l’intelligence artificielle, ce qu’elles en attendent et quelle transparence elles exigent.',
        },
        'nachhaltigkeit-beratung': {
          title: 'Durabilité et conseil',
          text: 'Cette édition porte sur les produits d’assurance durables et sur ce qui fait un bon conseil.',
        },
        'customer-journey-apps': {
          title: 'Parcours client et applications',
          text: 'La deuxième édition suit la clientèle de la recherche d’informations à la résiliation et examine le rôle des applications.',
        },
        grundlagenforschung: {
          title: 'Étude de base',
          text: 'La première édition pose les bases : le questionnaire, l’échantillon et les grandeurs observées depuis lors.',
        },
      },
    },
    stats: {
      ausgaben: { label: 'Éditions' },
      sprachregionen: { label: 'Régions linguistiques' },
      befragte: { label: 'Personnes interrogées' },
    },
    teamTitle: 'Notre équipe de recherche',
  },
  orderTexts: {
    description:
      'Étude représentative consacrée au regard de la clientèle sur les assurances et les caisses-maladie suisses. Le rapport complet compte {{study.pagesOrder}} pages ; il est envoyé en PDF par e-mail dans les 24 heures, avec la facture.',
    topics: {
      'bewertung-der-kundenberatung': {
        title: 'Évaluation du conseil à la clientèle',
        text: 'Comment les personnes interrogées jugent leurs conseillères et conseillers.',
      },
      'wahrnehmung-neuer-technologien-ki': {
        title: 'Perception des nouvelles technologies (IA)',
        text: 'Utilisation, attentes et besoin de transparence lors du recours à l’intelligence artificielle.',
      },
      'meinungen-zur-praemienentwicklung': {
        title: 'Opinions sur l’évolution des primes',
        text: 'Comment les hausses dans l’assurance-maladie et l’assurance de choses sont perçues et quelles réactions elles suscitent.',
      },
    },
  },
  insightCards,
  navigatorSections: {
    ai: {
      title: 'Intelligence artificielle',
      figures: {
        'haltung-median': { label: 'Attitude, médiane' },
        'befragte-negativ': { label: 'Personnes à l’attitude négative' },
        'befragte-positiv': { label: 'Personnes à l’attitude positive' },
      },
      blocks: {
        'haltung-zu-ki': {
          label: 'Attitude envers l’IA',
          parts: { negativ: { label: 'négative' }, positiv: { label: 'positive' } },
        },
      },
    },
  },
};
