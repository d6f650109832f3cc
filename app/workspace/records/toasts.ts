import { showToast, type ToastContent } from '../../components/show-toast.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';

/** The language of a toast where it isn't that of the page. */
export const languageOfToast = (lang: WorkspaceLanguage): Pick<ToastContent, 'lang'> => (lang === 'en' ? { lang } : {});

export const failureToast = (description: string, lang: WorkspaceLanguage = 'en'): ToastContent => ({
  title: lang === 'en' ? 'Error' : 'Fehler',
  description,
  variant: 'destructive',
  ...languageOfToast(lang),
});

/** A toast about a success in an English tab; German ones have only a title. */
export const successToast = (description: string): ToastContent => ({ title: 'Success', description, lang: 'en' });

/** Shows the failure of a German form as a toast, for pages that have no room for it. */
export const showGermanFailure = (description: string) => showToast(failureToast(description, 'de'));
