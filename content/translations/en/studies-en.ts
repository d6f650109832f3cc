import type { NestedTexts } from '../nested-texts.ts';

export const studies: NestedTexts = {
  heading: {
    title: 'Studies and materials',
    lead: 'The current edition, the archive and everything you can reuse for talks, reports and teaching.',
  },
  description: 'The current edition, the archive since {{facts.firstYear}} and materials to download.',
  currentKicker: 'Current edition',
  archiveTitle: 'Archive',
  allEditions: { label: 'Show all editions' },
  archive: {
    2021: {
      title: 'Versicherungsmonitor 2021',
      description:
        'Basic research: the first edition defines the questionnaire, the sample and the measures observed ever since.',
    },
    2022: {
      title: 'Versicherungsmonitor 2022',
      description:
        'Customer journey and apps: the path of customers from searching for information to cancellation, and the role of apps.',
    },
    2023: {
      title: 'Versicherungsmonitor 2023',
      description:
        'Sustainability and advice: what sustainable insurance products mean to respondents and what makes good advice.',
    },
  },
  materialsTitle: 'Further materials',
  materialsLead: 'Free to use with attribution.',
  materials: {
    infografiken: {
      title: 'Infographics {{facts.year}}',
      description: 'The charts of the edition as single images, each with source and base.',
      files: {
        'infografiken-als-zip-archiv': { format: 'ZIP (SVG, PNG)', label: 'Infographics {{facts.year}}, ZIP archive' },
      },
    },
    datentabellen: {
      title: 'Data tables',
      description: 'The published values with unit, year, base and source.',
      files: {
        'datentabellen-als-excel-datei': { format: 'XLSX', label: 'Data tables, Excel file' },
        'datentabellen-als-csv-datei': { format: 'CSV', label: 'Data tables, CSV file' },
      },
    },
    praesentationen: {
      title: 'Presentations',
      description: 'The results as slides for talks and teaching.',
      files: { 'praesentation-als-pdf': { format: 'PDF', label: 'Presentation as PDF' } },
    },
  },
  testimonialsTitle: 'What experts say',
  testimonials: {
    'martina-muster': {
      quote:
        'Every year the Versicherungsmonitor shows us where our own picture of the market differs from that of customers.',
      position: 'Head of Market Research',
      company: 'Muster Versicherung',
    },
    'thomas-beispiel': {
      quote:
        'For product development, the view of the whole customer journey is valuable: it shows in which phase digital services work and where a conversation counts.',
      position: 'Head of Product Management',
      company: 'Beispiel Krankenkasse',
    },
    'prof-dr-elena-muster': {
      quote:
        'The sample is disclosed, the questions remain comparable. That way we can work with the results instead of arguing about them.',
      position: 'Professor of Consumer Research',
      company: 'Universität Musterstadt',
    },
    'reto-beispiel': {
      quote:
        'Our members appreciate that the study is independent and does not shy away from what is uncomfortable, especially on artificial intelligence.',
      position: 'Managing Director',
      company: 'Verband Musterbranche',
    },
    'sandra-mustermann': {
      quote: 'A reliable reference for strategy work: concise, carefully surveyed, ready to use.',
      position: 'Head of Strategy',
      company: 'Beispiel Leben',
    },
  },
};
