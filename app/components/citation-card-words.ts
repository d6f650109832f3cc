import { words } from '#platform/words.ts';

export const citationCardWords = words(
  {
    title: 'Zitation',
    lead: 'So zitieren Sie die Studie:',
    copy: 'Zitation kopieren',
    copied: 'Kopiert',
    copyDone: 'Die Zitation liegt in der Zwischenablage.',
    copyFailed: 'Kopieren ist hier nicht möglich. Bitte markieren Sie den Text.',
  },
  {
    fr: {
      title: 'Citation',
      lead: 'Pour citer l’étude :',
      copy: 'Copier la citation',
      copied: 'Copié',
      copyDone: 'La citation se trouve dans le presse-papiers.',
      copyFailed: 'La copie n’est pas possible ici. Veuillez sélectionner le texte.',
    },
    it: {
      title: 'Citazione',
      lead: 'Per citare lo studio:',
      copy: 'Copiare la citazione',
      copied: 'Copiato',
      copyDone: 'La citazione si trova negli appunti.',
      copyFailed: 'Qui non è possibile copiare. La preghiamo di selezionare il testo.',
    },
    en: {
      title: 'Citation',
      lead: 'How to cite the study:',
      copy: 'Copy citation',
      copied: 'Copied',
      copyDone: 'The citation has been copied to the clipboard.',
      copyFailed: 'Copying is not possible here. Please select the text.',
    },
  },
);

export type CitationCardWords = ReturnType<typeof citationCardWords>;
