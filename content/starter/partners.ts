/** First partners of an empty database. All are samples. */
import type { StarterPartner } from '../starter-schemas.ts';

export const starterPartners: StarterPartner[] = [
  {
    name: 'Musterhochschule',
    description:
      'Verantwortet die Studie: Fragestellung, Auswertung und Interpretation liegen beim Forschungsteam des Departements.',
    type: 'academic',
    logoPicture: 'partner-musterhochschule-bern.png',
    websiteUrl: 'https://www.example.org/departement-management',
    contactEmail: 'kontakt@example.org',
  },
  {
    name: 'Universität Musterstadt',
    description: 'Begleitet die Entwicklung des Fragebogens und prüft die statistische Auswertung.',
    type: 'academic',
    logoPicture: 'partner-musteruniversitaet-zuerich.png',
    websiteUrl: 'https://www.example.org/universitaet-musterstadt',
    contactEmail: 'universitaet@example.org',
  },
  {
    name: 'Muster Versicherung',
    description: 'Sachversicherung; bringt Fragen aus Beratung und Schadensbearbeitung ein.',
    type: 'industry',
    logoPicture: 'partner-musterversicherung.png',
    websiteUrl: 'https://www.example.com/muster-versicherung',
    contactEmail: 'monitor@example.com',
  },
  {
    name: 'Beispiel Krankenkasse',
    description: 'Krankenversicherung; unterstützt die Untersuchung der Prämienentwicklung.',
    type: 'industry',
    logoPicture: 'partner-beispiel-krankenkasse.png',
    websiteUrl: 'https://www.example.com/beispiel-krankenkasse',
    contactEmail: 'studie@example.com',
  },
  {
    name: 'Musterbroker Schweiz',
    description: 'Unabhängige Beratung für Unternehmen; bringt die Sicht der Vermittlung ein.',
    type: 'industry',
    // Not a picture, to show the fallback for a broken logo.
    logoUrl: '/robots.txt',
    websiteUrl: 'https://www.example.com/musterbroker',
  },
  {
    name: 'Beispiel Leben',
    description: 'Lebensversicherung und Vorsorge; Partner der ersten Stunde.',
    type: 'industry',
    logoPicture: 'partner-beispiel-leben.png',
    websiteUrl: 'https://www.example.com/beispiel-leben',
    contactEmail: 'kontakt@example.com',
  },
  {
    name: 'Panel Muster AG',
    description: 'Führt die Befragung in den drei Sprachregionen durch und sichert die Qualität der Stichprobe.',
    type: 'research',
    logoPicture: 'partner-panel-muster.png',
    websiteUrl: 'https://www.example.net/panel-muster',
    contactEmail: 'panel@example.net',
  },
  {
    name: 'Verband Musterbranche',
    description: 'Vermittelt zwischen Forschung und Berufspraxis und trägt die Ergebnisse in die Branche.',
    type: 'association',
    logoPicture: 'partner-verband-musterbranche.png',
    websiteUrl: 'https://www.example.org/verband-musterbranche',
    contactEmail: 'verband@example.org',
  },
  {
    name: 'Musterverein Versicherungskunden',
    description: 'Vertritt die Anliegen der Versicherten bei der Auswahl der Themen.',
    type: 'association',
    logoPicture: 'partner-musterverein-konsumenten.png',
    contactEmail: 'verein@example.org',
  },
  {
    name: 'Muster Rück',
    description: 'War Partner der Ausgabe 2022.',
    type: 'industry',
    logoPicture: 'partner-muster-rueck.png',
    websiteUrl: 'https://www.example.com/muster-rueck',
    isActive: false,
  },
];
