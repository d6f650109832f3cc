import { languages } from '#platform/languages.ts';
import { optionsOf } from '../../workspace/list/options.ts';
import { englishLanguageNames } from '../studies/english-language-names.ts';

/** The correspondence language of an entered order. */
export const enteredCorrespondenceField = {
  name: 'correspondenceLanguage',
  label: 'Correspondence',
  required: true,
  type: 'select',
  options: optionsOf(languages, englishLanguageNames),
  help: 'Language of mails and invoice.',
} as const;
