/** The first version of page texts: headings, leads and descriptions. Lists are in separate files. */

import { navigation } from './navigation.ts';
import { deliveryHours } from './order-terms.ts';
import type { PageTexts } from './page-schemas.ts';
import { partnerAreaDemo } from './partner-area.ts';

const claim = 'Die Kundensicht auf den Schweizer Versicherungsmarkt';

/** The texts of a page without its lists. */
type Words<Name extends keyof PageTexts, Lists extends keyof PageTexts[Name] = never> = Omit<PageTexts[Name], Lists>;

export const frame: Words<'frame'> = {
  claim,
  navigation,
  callToAction: 'Studie bestellen',
  partnerArea: 'Partnerbereich',
  legalNotice: 'Impressum',
  privacy: 'Datenschutz',
  agency: { href: 'https://www.example.com/webagentur', label: 'Website: Musteragentur' },
  news: {
    title: 'Neue Ausgabe melden',
    lead: 'Wir schreiben Ihnen, wenn es etwas Neues gibt, und sonst nicht.',
  },
  notFound: 'Diese Seite gibt es nicht oder nicht mehr. Vielleicht hilft Ihnen eine der folgenden Seiten weiter.',
};

export const homePage: Words<'home'> = {
  title: 'Versicherungsmonitor: wie die Schweiz ihre Versicherer erlebt',
  description:
    'Die jährliche Studie zum Schweizer Versicherungsmarkt aus Kundensicht: {{facts.respondents}} Befragte, {{facts.regionsText}}, seit {{facts.firstYear}}.',
  editionKicker: 'Aktuelle Ausgabe',
  foundationKicker: 'Grundlagen',
  partners: {
    kicker: 'Trägerschaft',
    title: 'Partner',
    lead: 'Hochschulen, Versicherer, Marktforschung und Verbände.',
  },
  contact: {
    kicker: 'Kontakt',
    title: 'Schreiben Sie uns',
    lead: 'Fragen zur Studie, zu einer Partnerschaft oder für die Medien: Wir antworten Ihnen per E-Mail.',
  },
};

export const insightsPage: Words<'insights'> = {
  title: 'Insights: die Ergebnisse in Diagrammen',
  description:
    'Die Diagramme zum {{facts.title}}, aus der repräsentativen Befragung von {{facts.respondents}} Personen in der Schweiz: mit Tabelle und Quelle, zum Zitieren und Herunterladen.',
  heading: {
    kicker: 'Visual Analytics',
    title: 'Die Ergebnisse {{facts.year}} in {{facts.chartsText}} Diagrammen',
    lead: '{{facts.respondents}} Befragte, {{facts.survey.text}}. Jede Zahl mit Quelle und Tabelle, zum Zitieren, Herunterladen und Weitergeben.',
  },
  order: {
    title: 'Interessiert an der vollständigen Studie?',
    text: `{{facts.pages.order}} Seiten mit allen Ergebnissen, als PDF innert ${deliveryHours} Stunden per E-Mail.`,
  },
};

export const aboutPage: Words<'about'> = {
  heading: {
    kicker: claim,
    title: 'Über uns',
    lead: 'Der Versicherungsmonitor untersucht jährlich, wie die Bevölkerung in der Schweiz ihre Versicherungen und Krankenkassen sieht: eine repräsentative Studie mit Partnern aus Wissenschaft und Praxis.',
  },
  description:
    'Wer den Versicherungsmonitor durchführt, wie er seit {{facts.firstYear}} gewachsen ist und wer zum Forschungsteam gehört.',
  chronicleKicker: 'Seit {{facts.firstYear}}',
  teamKicker: 'Personen',
};

export const partnersPage: Words<'partners'> = {
  heading: {
    kicker: 'Partner',
    title: 'Partner & Institutionen',
    lead: 'Hochschulen, Versicherer, Marktforschung und Verbände tragen den Versicherungsmonitor gemeinsam.',
  },
  description: 'Hochschulen, Versicherer, Marktforschung und Verbände, die den Versicherungsmonitor tragen.',
  groups: {
    academic: 'Akademische Partner',
    industry: 'Erweitertes Konsortium',
    research: 'Panelpartner',
    association: 'Studienpartner',
  },
};

export const orderPage: Words<'order'> = {
  heading: {
    kicker: '{{facts.editionNumber}}. Ausgabe',
    title: 'Studie bestellen',
    lead: `Der vollständige Studienbericht als PDF, innerhalb von ${deliveryHours} Stunden per E-Mail mit Rechnung.`,
  },
  description: `Den vollständigen Studienbericht {{facts.year}} als PDF bestellen: CHF {{prices.small}} oder CHF {{prices.large}}, innert ${deliveryHours} Stunden per E-Mail mit Rechnung.`,
  topicsTitle: 'Schwerpunkte',
  pricesTitle: 'Preise',
};

export const studiesPage: Words<'studies', 'archive' | 'materials' | 'testimonials'> = {
  heading: {
    kicker: '{{facts.editionsText}}',
    title: 'Studien & Materialien',
    lead: 'Die aktuelle Ausgabe, das Archiv und alles, was Sie für Vortrag, Bericht und Unterricht weiterverwenden können.',
  },
  description: 'Die aktuelle Ausgabe, das Archiv seit {{facts.firstYear}} und Materialien zum Herunterladen.',
  currentKicker: 'Aktuelle Ausgabe',
  archiveTitle: 'Archiv',
  allEditions: { href: 'https://www.example.org/versicherungsmonitor/ausgaben', label: 'Alle Ausgaben anzeigen' },
  materialsTitle: 'Weitere Materialien',
  materialsLead: 'Frei verwendbar mit Quellenangabe.',
  testimonialsTitle: 'Was Experten sagen',
};

export const mediaPage: Words<'media', 'kit' | 'gallery'> = {
  heading: {
    kicker: 'Für Redaktionen',
    title: 'Medien & Ressourcen',
    lead: 'Medienmitteilung, Grafiken und Logos zum Herunterladen, Bilder der Präsentation und Berichte über die Studie.',
  },
  description:
    'Medienmitteilung, Grafiken, Logos, Kontakt für Medien, Bilder und Berichte über den Versicherungsmonitor.',
  kitTitle: 'Medienpaket',
  galleryTitle: 'Bilder',
  reportsTitle: 'Medienberichte',
};

export const partnerAreaPage: Words<'partner-area'> = {
  heading: {
    kicker: 'Demo-Ansicht mit Beispieldaten',
    title: 'Partnerbereich',
    lead: 'Studien-Navigator, Dateien und Profil für die Partner des Versicherungsmonitors. Noch gibt es keine Konten: Jede Eingabe führt in die Demo.',
  },
  description:
    'Studien-Navigator, Dateien und Profil für Partner des Versicherungsmonitors (Demo-Ansicht mit Beispieldaten).',
  invited:
    'Studien-Navigator, Dateien und Profil für die Partner des Versicherungsmonitors. Zugang hat, wer eingeladen wurde: von der Verwaltung der Studie oder von der Person, die den Zugang Ihrer Firma leitet.',
  demo: partnerAreaDemo,
};
