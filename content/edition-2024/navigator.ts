/** The five sections of the study navigator in the partner area; the first is selected initially. */
import type { EditionDocument } from '../schemas.ts';
import { sample, sampleNotes } from './sample.ts';

export const navigatorSections: EditionDocument['navigatorSections'] = [
  {
    id: 'overview',
    label: 'Übersicht',
    title: 'Die Studie im Überblick',
    paragraphs: [
      'Für die vierte Ausgabe wurden vom {{facts.survey.text}} {{study.respondents}} Personen in drei Sprachregionen befragt. Sie sind im Durchschnitt {{respondentsProfile.averageAge}} Jahre alt.',
      'Schwerpunkte sind die Bewertung der Kundenberatung, die Wahrnehmung neuer Technologien und die Meinungen zur Prämienentwicklung.',
    ],
    figures: [
      { label: 'Befragte', figure: 'study.respondents' },
      { label: 'Durchschnittsalter in Jahren', figure: 'respondentsProfile.averageAge' },
    ],
    blocks: sample,
    notes: sampleNotes,
    cards: [9],
  },
  {
    id: 'premiums',
    label: 'Prämien',
    title: 'Prämienentwicklung',
    paragraphs: [
      'Auf der Skala von 1 bis 7 erreicht die Krankenversicherung {{premiums.health}} (2023: {{premiums.health2023}}), die Sachversicherung {{premiums.property}} (2023: {{premiums.property2023}}).',
      'Die durchschnittliche Erhöhung beträgt in der Krankenversicherung {{premiums.healthIncrease}}, in der Sachversicherung {{premiums.propertyIncrease}}. Passiv verhalten sich {{premiums.healthPassive}} beziehungsweise {{premiums.propertyPassive}}.',
    ],
    figures: [
      { label: 'Krankenversicherung, Skala 1 bis 7', figure: 'premiums.health' },
      { label: 'Sachversicherung, Skala 1 bis 7', figure: 'premiums.property' },
      { label: 'Erhöhung Krankenversicherung', figure: 'premiums.healthIncrease' },
      { label: 'Erhöhung Sachversicherung', figure: 'premiums.propertyIncrease' },
    ],
    blocks: [],
    notes: [],
    cards: [1, 2],
  },
  {
    id: 'journey',
    label: 'Customer Journey',
    title: 'Customer Journey: online oder offline?',
    paragraphs: [
      'Je weiter die Kundenreise fortschreitet, desto weniger neigen die Befragten zum Online-Weg: Informationen werden eher online gesucht, gekündigt wird eher offline.',
    ],
    figures: [
      { label: 'Informationssuche', figure: 'journey.informationSearch' },
      { label: 'Offertenberechnung', figure: 'journey.quotes' },
      { label: 'Vertragsabschluss', figure: 'journey.contractClosing' },
      { label: 'Schadensbearbeitung', figure: 'journey.claims' },
      { label: 'Kündigung', figure: 'journey.cancellation' },
    ],
    blocks: [],
    notes: ['Mittelwerte auf einer Skala von 1 bis 7; höhere Werte stehen für eine stärkere Neigung zu online'],
    cards: [3, 4, 5],
  },
  {
    id: 'ai',
    label: 'KI',
    title: 'Künstliche Intelligenz',
    paragraphs: [
      '{{ai.used}} haben KI bereits genutzt, {{ai.wantInformation}} wollen über ihren Einsatz informiert werden.',
      'Die Haltung liegt im Median bei {{ai.medianAttitude}}. {{ai.negativePersons}} Befragte äussern sich negativ, {{ai.positivePersons}} positiv.',
    ],
    figures: [
      { label: 'wollen informiert werden', figure: 'ai.wantInformation' },
      { label: 'haben KI genutzt', figure: 'ai.used' },
      { label: 'Haltung, Median', figure: 'ai.medianAttitude' },
      { label: 'Befragte negativ', figure: 'ai.negativePersons' },
      { label: 'Befragte positiv', figure: 'ai.positivePersons' },
    ],
    blocks: [
      {
        label: 'Haltung zu KI',
        partition: true,
        parts: [
          { label: 'negativ', figure: 'ai.negativeShare' },
          { label: 'positiv', figure: 'ai.positiveShare' },
        ],
      },
    ],
    notes: [],
    cards: [6, 7, 8],
  },
  {
    id: 'outlook',
    label: 'Ausblick',
    title: 'Ausblick auf den Monitor {{facts.nextYear}}',
    paragraphs: [
      'Der Versicherungsmonitor erscheint jährlich. Unternehmen, die sich am Monitor {{facts.nextYear}} als Partner beteiligen möchten, können ihr Interesse im Bestellformular oder über das Kontaktformular mitteilen.',
      'Der Erlös aus dem Verkauf der Studie fliesst in die künftigen Ausgaben.',
    ],
    figures: [],
    blocks: [],
    notes: [],
    cards: [],
  },
];
