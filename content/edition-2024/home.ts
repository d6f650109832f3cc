import type { EditionDocument } from '../schemas.ts';

export const homeTexts: EditionDocument['homeTexts'] = {
  hero: {
    kicker: '{{facts.editionNumber}}. Ausgabe seit {{facts.firstYear}}',
    heading: '{{facts.title}}',
    lead: 'Wie sieht die Bevölkerung in der Schweiz ihre Versicherungen und Krankenkassen? {{study.respondents}} Personen aus {{facts.regionsText}} geben Auskunft über Prämien, Beratung, digitale Wege und künstliche Intelligenz.',
  },
  cards: [
    {
      title: 'Zielsetzung',
      text: 'Der Versicherungsmonitor erfasst jedes Jahr die Kundensicht auf den Schweizer Versicherungsmarkt. Er zeigt, was sich verändert, und gibt Unternehmen, Verbänden und Medien eine unabhängige Grundlage für ihre Entscheide.',
    },
    {
      title: 'Methodik',
      text: 'Befragt wurden {{study.respondents}} Personen aus der deutsch-, der französisch- und der italienischsprachigen Schweiz, vom {{facts.survey.text}}. Die Erhebung führt ein Panelanbieter der Marktforschung durch.',
    },
    {
      title: 'Forschungsteam',
      text: 'Fragestellung, Auswertung und Interpretation liegen beim Departement Management der Hochschule. Partner aus der Branche bringen ihr Fachwissen ein, die wissenschaftliche Verantwortung bleibt beim Forschungsteam.',
    },
  ],
  foundation: {
    title: 'Wissenschaftliche Fundierung',
    paragraphs: [
      'Der Versicherungsmonitor ist eine repräsentative Studie. Alter, Geschlecht und Sprachregion der Befragten werden offengelegt, ebenso Zeitraum und Grösse der Stichprobe. Zu jeder publizierten Zahl gehören Quelle und Basis.',
      'Wo Ergebnisse früherer Ausgaben vorliegen, werden sie zum Vergleich herangezogen. Was nicht publiziert ist, wird nicht geschätzt. Der Erlös aus dem Verkauf der Studie finanziert die künftigen Ausgaben.',
    ],
  },
  carouselTitle: 'Zentrale Erkenntnisse {{facts.year}}',
};

/** The key figures of the carousel on the home page, in their order. */
export const keyFigures: EditionDocument['keyFigures'] = [
  {
    label: 'Teilnehmende',
    figure: 'study.respondents',
    description: 'Personen aus drei Sprachregionen haben den Fragebogen beantwortet.',
  },
  {
    label: 'bereit für die digitale Unterschrift',
    figure: 'key.digitalSignature',
    previous: 'key.digitalSignature2023',
    description: 'Die Bereitschaft, Verträge digital zu unterschreiben, ist gegenüber dem Vorjahr gesunken.',
  },
  {
    label: 'Mobile First',
    figure: 'key.mobileFirst',
    description: 'Wer digital mit einer Versicherung zu tun hat, greift zuerst zum Mobiltelefon.',
  },
  {
    label: 'Datenschutz wichtig',
    figure: 'key.dataProtection',
    description: 'Der sorgfältige Umgang mit den eigenen Daten ist für die grosse Mehrheit wichtig.',
  },
  {
    label: 'KI-Akzeptanz',
    figure: 'key.aiAcceptance',
    description: 'Dass Versicherungen künstliche Intelligenz einsetzen, findet noch keine Mehrheit.',
  },
  {
    label: 'Online-Abschluss bevorzugt',
    figure: 'key.onlineClosing',
    description: 'Rund zwei Drittel der Befragten ziehen es vor, einen Vertrag online abzuschliessen.',
  },
  {
    label: 'Kundenservice zentral',
    figure: 'key.customerService',
    description: 'Guter Kundenservice steht für die Befragten im Zentrum.',
  },
  {
    label: 'wollen über KI-Einsatz informiert werden',
    figure: 'ai.wantInformation',
    description: 'Die Befragten erwarten Transparenz, wenn künstliche Intelligenz im Spiel ist.',
  },
];
