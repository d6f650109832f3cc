/** The nine cards of /insights, in the order of the viewer. */
import type { EditionDocument } from '../schemas.ts';

const roundingNote = 'Rundungsdifferenzen möglich';

export const insightCards: EditionDocument['insightCards'] = [
  {
    id: 1,
    slug: 'praemienentwicklung',
    title: 'Prämienentwicklung',
    description:
      'Wie stark die Prämien im Durchschnitt gestiegen sind, aus Sicht der Befragten: Krankenversicherungen und Sachversicherungen im Vergleich mit dem Vorjahr.',
    message:
      'Bei den Krankenversicherungen steigt der Wert auf {{premiums.health}}, bei den Sachversicherungen geht er auf {{premiums.property}} zurück.',
    icon: 'trending-up',
    colour: 'data-1',
    notes: ['Mittelwerte auf einer Skala von 1 bis 7'],
    highlight: ['2024'],
    published: true,
    chart: {
      kind: 'grouped-bars',
      axis: { min: 0, max: 7 },
      groups: [
        {
          label: 'Krankenversicherung',
          bars: [
            { label: '2024', figure: 'premiums.health' },
            { label: '2023', figure: 'premiums.health2023' },
          ],
        },
        {
          label: 'Sachversicherung',
          bars: [
            { label: '2024', figure: 'premiums.property' },
            { label: '2023', figure: 'premiums.property2023' },
          ],
        },
      ],
    },
  },
  {
    id: 2,
    slug: 'prozentuale-praemienerhoehung',
    title: 'Prozentuale Prämienerhöhung',
    description:
      'Welcher Anteil der Befragten sich passiv verhält und um wie viel Prozent die Prämien im Durchschnitt steigen, je Versicherungsart.',
    message:
      'In der Krankenversicherung ist die durchschnittliche Erhöhung mit {{premiums.healthIncrease}} grösser und der Anteil der Passiven mit {{premiums.healthPassive}} kleiner als in der Sachversicherung.',
    icon: 'percent',
    colour: 'data-2',
    notes: [],
    highlight: ['Krankenversicherung'],
    published: true,
    chart: {
      kind: 'measure-panels',
      panels: [
        {
          label: 'Anteil passiver Befragter',
          axis: { min: 0, max: 100 },
          bars: [
            { label: 'Sachversicherung', figure: 'premiums.propertyPassive' },
            { label: 'Krankenversicherung', figure: 'premiums.healthPassive' },
          ],
        },
        {
          label: 'Durchschnittliche Erhöhung',
          axis: { min: 0, max: 15 },
          bars: [
            { label: 'Sachversicherung', figure: 'premiums.propertyIncrease' },
            { label: 'Krankenversicherung', figure: 'premiums.healthIncrease' },
          ],
        },
      ],
    },
  },
  {
    id: 3,
    slug: 'customer-journey',
    title: 'Customer Journey online vs. offline',
    description:
      'Wie stark die Befragten in fünf Phasen der Kundenreise zu online oder zu offline neigen, von der Informationssuche bis zur Kündigung.',
    message:
      'Am stärksten ist die Neigung zu online bei der Informationssuche mit {{journey.informationSearch}}, am schwächsten bei der Kündigung mit {{journey.cancellation}}.',
    icon: 'route',
    colour: 'data-1',
    notes: ['Mittelwerte auf einer Skala von 1 bis 7', 'k. A.: keine Angabe'],
    highlight: ['Informationssuche', 'Kündigung'],
    published: true,
    chart: {
      kind: 'profile',
      axis: { min: 1, max: 7, ends: { min: 'offline', max: 'online' } },
      years: [2022, 2023, 2024],
      missing: 'k. A.',
      rows: [
        { label: 'Informationssuche', values: [null, null, 'journey.informationSearch'] },
        { label: 'Offertenberechnung', values: [null, null, 'journey.quotes'] },
        { label: 'Vertragsabschluss', values: [null, null, 'journey.contractClosing'] },
        { label: 'Schadensbearbeitung', values: [null, null, 'journey.claims'] },
        { label: 'Kündigung', values: [null, null, 'journey.cancellation'] },
      ],
    },
  },
  {
    id: 4,
    slug: 'offerten-und-vertraege',
    title: 'Berechnete Offerten und abgeschlossene Verträge',
    description:
      'Ob die Befragten mehr, gleich viele oder weniger Offerten berechnet und Verträge abgeschlossen haben.',
    message: '{{offers.more}} berechnen mehr Offerten, aber nur {{contracts.more}} schliessen mehr Verträge ab.',
    icon: 'scale',
    colour: 'data-3',
    notes: [roundingNote],
    highlight: ['mehr'],
    published: true,
    chart: {
      kind: 'shares',
      blocks: [
        {
          label: 'Berechnete Offerten',
          partition: true,
          parts: [
            { label: 'mehr', figure: 'offers.more' },
            { label: 'gleich viele', figure: 'offers.same' },
            { label: 'weniger', figure: 'offers.less' },
          ],
        },
        {
          label: 'Abgeschlossene Verträge',
          partition: true,
          parts: [
            { label: 'mehr', figure: 'contracts.more' },
            { label: 'gleich viele', figure: 'contracts.same' },
            { label: 'weniger', figure: 'contracts.less' },
          ],
        },
      ],
    },
  },
  {
    id: 5,
    slug: 'schadenbearbeitung-und-service',
    title: 'Schadensbearbeitung und Service',
    description: 'Schadensbearbeitung und Service aus Sicht der Befragten: digital oder analog.',
    message:
      'Bei Schadensbearbeitung und Service entfallen {{service.digital}} auf den digitalen Weg und {{service.analog}} auf den analogen.',
    icon: 'headset',
    colour: 'data-1',
    notes: [],
    highlight: ['digital'],
    published: true,
    chart: {
      kind: 'shares',
      blocks: [
        {
          label: 'Schadensbearbeitung und Service',
          partition: true,
          parts: [
            { label: 'digital', figure: 'service.digital' },
            { label: 'analog', figure: 'service.analog' },
          ],
        },
      ],
    },
  },
  {
    id: 6,
    slug: 'transparenz-ueber-ki',
    title: 'Transparenz über KI',
    description:
      'Wie wichtig es den Befragten ist, dass Versicherungen offenlegen, wo sie künstliche Intelligenz einsetzen.',
    message:
      '{{ai.transparencyImportant}} ist Transparenz über KI wichtig, nur {{ai.transparencyNotImportant}} ist sie nicht wichtig.',
    icon: 'eye',
    colour: 'data-5',
    notes: [],
    highlight: ['wichtig'],
    published: true,
    chart: {
      kind: 'population',
      blocks: [
        {
          label: 'Transparenz über KI',
          partition: true,
          parts: [
            { label: 'wichtig', figure: 'ai.transparencyImportant' },
            { label: 'unentschieden', figure: 'ai.transparencyUndecided' },
            { label: 'nicht wichtig', figure: 'ai.transparencyNotImportant' },
          ],
        },
      ],
    },
  },
  {
    id: 7,
    slug: 'erwartung-an-ki',
    title: 'Erwartung an KI',
    description:
      'Was die Befragten von künstlicher Intelligenz erwarten: drei Stufen, 2023 und 2024 im Vergleich, mit der Differenz.',
    message: 'Die Werte der drei Stufen für 2023 und 2024 und ihre Differenz stehen in der Vollstudie.',
    icon: 'lightbulb',
    colour: 'data-4',
    notes: ['Werte in der Vollstudie'],
    published: false,
    chart: {
      kind: 'stages',
      axis: { min: 0, max: 100 },
      years: [2023, 2024],
      differenceLabel: 'Differenz',
      missing: 'Werte in der Vollstudie',
      stages: [
        { label: 'Stufe 1', values: [null, null] },
        { label: 'Stufe 2', values: [null, null] },
        { label: 'Stufe 3', values: [null, null] },
      ],
    },
  },
  {
    id: 8,
    slug: 'private-und-berufliche-ki-nutzung',
    title: 'Private und berufliche KI-Nutzung',
    description: 'Wer künstliche Intelligenz schon genutzt hat und ob die Nutzung privat, beruflich oder beides ist.',
    message: '{{ai.used}} haben KI bereits genutzt, {{ai.notUsed}} nicht; {{ai.unsure}} sind unsicher.',
    icon: 'sparkles',
    colour: 'data-5',
    notes: [roundingNote, 'Die drei Angaben zur Art der Nutzung sind so publiziert und ergeben zusammen nicht 100%.'],
    highlight: ['ja'],
    published: true,
    chart: {
      kind: 'shares',
      blocks: [
        {
          label: 'Nutzung von KI',
          partition: true,
          parts: [
            { label: 'ja', figure: 'ai.used' },
            { label: 'nein', figure: 'ai.notUsed' },
            { label: 'unsicher', figure: 'ai.unsure' },
          ],
        },
        {
          label: 'Art der Nutzung',
          partition: false,
          parts: [
            { label: 'privat und beruflich', figure: 'ai.usedBoth' },
            { label: 'nur privat', figure: 'ai.usedPrivately' },
            { label: 'nur beruflich', figure: 'ai.usedProfessionally' },
          ],
        },
      ],
    },
  },
  {
    id: 9,
    slug: 'demografie',
    title: 'Demografie',
    description: 'Wer an der Befragung teilgenommen hat: Alter, Geschlecht und Sprachregion.',
    message:
      'Die {{study.respondents}} Befragten aus den drei Sprachregionen sind im Durchschnitt {{respondentsProfile.averageAge}} Jahre alt.',
    icon: 'users',
    colour: 'data-4',
    notes: [],
    published: true,
    chart: {
      kind: 'demographics',
      facts: [
        { label: 'Durchschnittsalter', figure: 'respondentsProfile.averageAge' },
        { label: 'Befragte', figure: 'study.respondents' },
      ],
      blocks: [
        {
          label: 'Geschlecht',
          partition: true,
          parts: [
            { label: 'weiblich', figure: 'respondentsProfile.female' },
            { label: 'männlich', figure: 'respondentsProfile.male' },
          ],
        },
        {
          label: 'Sprachregion',
          partition: true,
          parts: [
            { label: 'Deutschsprachig', figure: 'respondentsProfile.german' },
            { label: 'Französischsprachig', figure: 'respondentsProfile.french' },
            { label: 'Italienischsprachig', figure: 'respondentsProfile.italianOnInsightCard' },
          ],
        },
      ],
    },
  },
];
