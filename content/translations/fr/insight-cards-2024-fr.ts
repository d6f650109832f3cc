import type { NestedTexts } from '../nested-texts.ts';

const health = { label: 'Assurance-maladie' };
const property = { label: 'Assurance de choses' };
const roundingNote = 'Différences d’arrondi possibles';
const moreSameLess = {
  mehr: { label: 'plus' },
  'gleich-viele': { label: 'autant' },
  weniger: { label: 'moins' },
};
export const languageRegion = {
  label: 'Région linguistique',
  parts: {
    deutschsprachig: { label: 'Germanophone' },
    franzoesischsprachig: { label: 'Francophone' },
    italienischsprachig: { label: 'Italophone' },
  },
};

export const insightCards: NestedTexts = {
  praemienentwicklung: {
    title: 'Évolution des primes',
    description:
      'Dans quelle mesure les primes ont augmenté en moyenne, du point de vue des personnes interrogées : assurances-maladie et assurances de choses comparées à l’année précédente.',
    message:
      'Pour les assurances-maladie, la valeur monte à {{premiums.health}} ; pour les assurances de choses, elle recule à {{premiums.property}}.',
    notes: ['Moyennes sur une échelle de 1 à 7'],
    chart: { groups: { krankenversicherung: health, sachversicherung: property } },
  },
  'prozentuale-praemienerhoehung': {
    title: 'Hausse des primes en pour cent',
    description:
      'Quelle part des personnes interrogées reste passive et de combien de pour cent les primes augmentent en moyenne, par type d’assurance.',
    message:
      'Dans l’assurance-maladie, la hausse moyenne ({{premiums.healthIncrease}}) est plus forte et la part des personnes passives ({{premiums.healthPassive}}) plus faible que dans l’assurance de choses.',
    chart: {
      panels: {
        'anteil-passiver-befragter': {
          label: 'Part des personnes passives',
          bars: { sachversicherung: property, krankenversicherung: health },
        },
        'durchschnittliche-erhoehung': {
          label: 'Hausse moyenne',
          bars: { sachversicherung: property, krankenversicherung: health },
        },
      },
    },
  },
  'customer-journey': {
    title: 'Parcours client en ligne ou hors ligne',
    description:
      'Dans quelle mesure les personnes interrogées penchent pour le canal en ligne ou hors ligne, dans cinq phases du parcours client, de la recherche d’informations à la résiliation.',
    message:
      'La préférence pour le canal en ligne est la plus forte lors de la recherche d’informations ({{journey.informationSearch}}) et la plus faible lors de la résiliation ({{journey.cancellation}}).',
    notes: ['Moyennes sur une échelle de 1 à 7', 'n. d. : non disponible'],
    chart: {
      axis: { ends: { min: 'hors ligne', max: 'en ligne' } },
      missing: 'n. d.',
      rows: {
        informationssuche: { label: 'Recherche d’informations' },
        offertenberechnung: { label: 'Calcul d’offres' },
        vertragsabschluss: { label: 'Conclusion du contrat' },
        schadensbearbeitung: { label: 'Traitement des sinistres' },
        kuendigung: { label: 'Résiliation' },
      },
    },
  },
  'offerten-und-vertraege': {
    title: 'Offres calculées et contrats conclus',
    description:
      'Si les personnes interrogées ont calculé plus, autant ou moins d’offres et conclu plus, autant ou moins de contrats.',
    message: '{{offers.more}} calculent plus d’offres, mais seuls {{contracts.more}} concluent plus de contrats.',
    notes: [roundingNote],
    chart: {
      blocks: {
        'berechnete-offerten': { label: 'Offres calculées', parts: moreSameLess },
        'abgeschlossene-vertraege': { label: 'Contrats conclus', parts: moreSameLess },
      },
    },
  },
  'schadenbearbeitung-und-service': {
    title: 'Traitement des sinistres et service',
    description:
      'Le traitement des sinistres et le service du point de vue des personnes interrogées : numérique ou analogique.',
    message:
      'Pour le traitement des sinistres et le service, le canal numérique représente {{service.digital}} et le canal analogique {{service.analog}}.',
    chart: {
      blocks: {
        'schadensbearbeitung-und-service': {
          label: 'Traitement des sinistres et service',
          parts: { digital: { label: 'numérique' }, analog: { label: 'analogique' } },
        },
      },
    },
  },
  'transparenz-ueber-ki': {
    title: 'Transparence sur l’IA',
    description:
      'À quel point il importe aux personnes interrogées que les assurances indiquent où elles recourent à l’intelligence artificielle.',
    message:
      'La transparence sur l’IA est importante pour {{ai.transparencyImportant}} des personnes interrogées ; seuls {{ai.transparencyNotImportant}} ne la jugent pas importante.',
    chart: {
      blocks: {
        'transparenz-ueber-ki': {
          label: 'Transparence sur l’IA',
          parts: {
            wichtig: { label: 'importante' },
            unentschieden: { label: 'indécis' },
            'nicht-wichtig': { label: 'pas importante' },
          },
        },
      },
    },
  },
  'erwartung-an-ki': {
    title: 'Attentes envers l’IA',
    description:
      'Ce que les personnes interrogées attendent de l’intelligence artificielle : trois niveaux, comparaison de 2023 et 2024, avec la différence.',
    message: 'Les valeurs des trois niveaux pour 2023 et 2024 et leur différence figurent dans l’étude complète.',
    notes: ['Valeurs dans l’étude complète'],
    chart: {
      differenceLabel: 'Différence',
      missing: 'Valeurs dans l’étude complète',
      stages: {
        'stufe-1': { label: 'Niveau 1' },
        'stufe-2': { label: 'Niveau 2' },
        'stufe-3': { label: 'Niveau 3' },
      },
    },
  },
  'private-und-berufliche-ki-nutzung': {
    title: 'Utilisation privée et professionnelle de l’IA',
    description:
      'Qui a déjà utilisé l’intelligence artificielle et si cette utilisation est privée, professionnelle ou les deux.',
    message: '{{ai.used}} ont déjà utilisé l’IA, {{ai.notUsed}} ne l’ont pas fait ; {{ai.unsure}} ne savent pas.',
    notes: [
      roundingNote,
      'Les trois indications sur le type d’utilisation sont publiées ainsi ; leur somme ne donne pas 100 %.',
    ],
    chart: {
      blocks: {
        'nutzung-von-ki': {
          label: 'Utilisation de l’IA',
          parts: { ja: { label: 'oui' }, nein: { label: 'non' }, unsicher: { label: 'ne sait pas' } },
        },
        'art-der-nutzung': {
          label: 'Type d’utilisation',
          parts: {
            'privat-und-beruflich': { label: 'privée et professionnelle' },
            'nur-privat': { label: 'privée seulement' },
            'nur-beruflich': { label: 'professionnelle seulement' },
          },
        },
      },
    },
  },
  demografie: {
    title: 'Démographie',
    description: 'Qui a participé à l’enquête : âge, sexe et région linguistique.',
    message:
      'Les {{study.respondents}} personnes interrogées des trois régions linguistiques ont en moyenne {{respondentsProfile.averageAge}} ans.',
    chart: {
      facts: { durchschnittsalter: { label: 'Âge moyen' }, befragte: { label: 'Personnes interrogées' } },
      blocks: {
        geschlecht: { label: 'Sexe', parts: { weiblich: { label: 'femmes' }, maennlich: { label: 'hommes' } } },
        sprachregion: languageRegion,
      },
    },
  },
};
