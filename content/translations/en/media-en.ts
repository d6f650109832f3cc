import type { NestedTexts } from '../nested-texts.ts';

export const media: NestedTexts = {
  heading: {
    kicker: 'For newsrooms',
    title: 'Media and resources',
    lead: 'Press release, charts and logos to download, pictures of the presentation and reports about the study.',
  },
  description: 'Press release, charts, logos, media contact, pictures and reports about the Versicherungsmonitor.',
  kitTitle: 'Media kit',
  kit: {
    medienmitteilung: {
      title: 'Press release',
      description: 'The main results of the Versicherungsmonitor {{facts.year}}, free to reprint.',
      files: {
        'medienmitteilung-als-pdf': { format: 'PDF', label: 'Press release as PDF' },
        'medienmitteilung-als-text': { format: 'Text', label: 'Press release as text' },
      },
    },
    grafiken: {
      title: 'Charts',
      description: 'The charts of the edition with their source, for screen and print.',
      files: { 'grafiken-als-zip-archiv': { format: 'ZIP (SVG, PNG)', label: 'Charts, ZIP archive' } },
    },
    logos: {
      title: 'Logos',
      description: 'The wordmark of the Versicherungsmonitor, in colour and in white.',
      files: { 'logos-als-zip-archiv': { format: 'ZIP (SVG, PNG)', label: 'Logos, ZIP archive' } },
    },
    medienkontakt: {
      title: 'Media contact',
      description: 'The contact details of the media office for your address book.',
      files: { 'medienkontakt-als-vcard': { format: 'vCard', label: 'Media contact, vCard' } },
    },
  },
  galleryTitle: 'Pictures',
  gallery: {
    'praesentation-der-ergebnisse': {
      alt: 'Drawing: a screen that shows all respondents as dots, seen from the back row of a hall',
      caption: 'Presentation of the results',
    },
    'podium-mit-forschung-und-branche': {
      alt: 'Drawing: four people talking at a table, with bars rising above the one who is speaking',
      caption: 'Panel discussion with research and industry',
    },
    'vortrag-zur-customer-journey': {
      alt: 'Drawing: a person speaking in front of a screen with the chart of the customer journey',
      caption: 'Talk on the customer journey',
    },
  },
  reportsTitle: 'Media reports',
};
