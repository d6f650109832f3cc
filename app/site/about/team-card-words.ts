import { words } from '#platform/words.ts';

export const teamCardWords = words(
  {
    more: 'Mehr über {name}',
    expertise: 'Fachgebiete',
    contact: 'Kontakt',
    email: 'E-Mail',
    emailTo: ' an {name}',
    profileOf: ' Profil von {name}',
    portraitOf: 'Porträt von {name}',
  },
  {
    fr: {
      more: 'En savoir plus sur {name}',
      expertise: 'Domaines de compétence',
      contact: 'Contact',
      email: 'E-mail',
      emailTo: ' à {name}',
      profileOf: ', profil de {name}',
      portraitOf: 'Portrait de {name}',
    },
    it: {
      more: 'Maggiori informazioni su {name}',
      expertise: 'Ambiti di competenza',
      contact: 'Contatto',
      email: 'E-mail',
      emailTo: ' a {name}',
      profileOf: ', profilo di {name}',
      portraitOf: 'Ritratto di {name}',
    },
    en: {
      more: 'More about {name}',
      expertise: 'Areas of expertise',
      contact: 'Contact',
      email: 'E-mail',
      emailTo: ' to {name}',
      profileOf: ' profile of {name}',
      portraitOf: 'Portrait of {name}',
    },
  },
);

export type TeamCardWords = ReturnType<typeof teamCardWords>;
