import { words } from '#platform/words.ts';

export const partnersWords = words(
  {
    kinds: {
      academic: 'Hochschule',
      industry: 'Versicherungswirtschaft',
      research: 'Marktforschung',
      association: 'Verband',
    },
    website: 'Website',
    of: (name: string) => ` von ${name}`,
    none: 'Zurzeit sind hier keine Partner eingetragen.',
  },
  {
    fr: {
      kinds: {
        academic: 'Haute école',
        industry: 'Secteur de l’assurance',
        research: 'Études de marché',
        association: 'Association',
      },
      website: 'Site web',
      of: (name) => ` de ${name}`,
      none: 'Aucun partenaire n’est indiqué ici pour le moment.',
    },
    it: {
      kinds: {
        academic: 'Scuola universitaria',
        industry: 'Settore assicurativo',
        research: 'Ricerche di mercato',
        association: 'Associazione',
      },
      website: 'Sito web',
      of: (name) => ` di ${name}`,
      none: 'Al momento non figurano partner.',
    },
    en: {
      kinds: {
        academic: 'University',
        industry: 'Insurance industry',
        research: 'Market research',
        association: 'Association',
      },
      website: 'Website',
      of: (name) => ` of ${name}`,
      none: 'No partners are listed here at present.',
    },
  },
);
