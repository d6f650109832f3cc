import { words } from '#platform/words.ts';

/** The name of the document chain, on documents and in mails. */
export const chainWords = words(
  { chain: 'Prüfkette' },
  { fr: { chain: 'Chaîne de vérification' }, it: { chain: 'Catena di verifica' }, en: { chain: 'Hash chain' } },
);
