import { type Language, localPath } from '#platform/languages.ts';
import { words } from '#platform/words.ts';

const hints = words(
  {
    mail: 'Dateien senden Sie bitte an {address}.',
    upload: 'Dateien laden Sie bitte im Partnerbereich unter {address} hoch.',
  },
  {
    fr: {
      mail: 'Veuillez envoyer vos fichiers à {address}.',
      upload: 'Veuillez déposer vos fichiers dans l’espace partenaires, sous {address}.',
    },
    it: {
      mail: 'La preghiamo di inviare i file a {address}.',
      upload: 'La preghiamo di caricare i file nell’area partner, alla voce {address}.',
    },
    en: { mail: 'Please send files to {address}.', upload: 'Please upload files in the partner area under {address}.' },
  },
);

/** A hint where to send files, as the contact form accepts none. */
export interface FilesHint {
  /** Text with a placeholder for the link. */
  text: string;
  href: string;
  label: string;
}

/** @param email undefined on the page of the partner area, where files are uploaded */
export function filesHint(language: Language, email: string | undefined): FilesHint {
  const { mail, upload } = hints(language);
  return email
    ? { text: mail, href: `mailto:${email}`, label: email }
    : { text: upload, href: localPath(language, '/partner-area?tab=upload'), label: 'Upload' };
}
