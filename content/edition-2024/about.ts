import type { EditionDocument } from '../schemas.ts';

export const aboutTexts: EditionDocument['aboutTexts'] = {
  infoBlocks: [
    {
      title: 'Auftrag',
      text: 'Der Versicherungsmonitor beobachtet den Schweizer Versicherungsmarkt aus der Sicht derer, die Versicherungen kaufen, nutzen und bezahlen. Seit 2021 erscheint er jedes Jahr mit einem eigenen Schwerpunkt.',
    },
    {
      title: 'Trägerschaft',
      text: 'Die Studie wird vom Departement Management der Hochschule verantwortet und zusammen mit Partnern aus Versicherungswirtschaft, Marktforschung und Verbänden durchgeführt. Der Verkaufserlös finanziert die künftigen Ausgaben.',
    },
    {
      title: 'Vorgehen',
      text: 'Ein Panelanbieter der Marktforschung befragt die Bevölkerung in allen drei Sprachregionen. Das Forschungsteam wertet die Antworten aus, ordnet sie ein und legt Stichprobe, Zeitraum und Quellen offen.',
    },
  ],
  chronicle: {
    title: 'Chronik',
    entries: [
      {
        year: 2024,
        title: 'KI',
        text: 'Die vierte Ausgabe fragt, wie die Befragten künstliche Intelligenz nutzen, was sie von ihr erwarten und welche Transparenz sie verlangen.',
      },
      {
        year: 2023,
        title: 'Nachhaltigkeit & Beratung',
        text: 'Im Zentrum stehen nachhaltige Versicherungsprodukte und die Frage, was gute Beratung ausmacht.',
      },
      {
        year: 2022,
        title: 'Customer Journey & Apps',
        text: 'Die zweite Ausgabe folgt den Kundinnen und Kunden von der Informationssuche bis zur Kündigung und untersucht die Rolle von Apps.',
      },
      {
        year: 2021,
        title: 'Grundlagenforschung',
        text: 'Die erste Ausgabe legt die Basis: Fragebogen, Stichprobe und die Grössen, die seither beobachtet werden.',
      },
    ],
  },
  stats: [
    { label: 'Ausgaben', figure: 'study.editions' },
    { label: 'Sprachregionen', figure: 'study.languageRegions' },
    { label: 'Befragte', figure: 'study.respondents' },
  ],
  teamTitle: 'Unser Forschungsteam',
};
