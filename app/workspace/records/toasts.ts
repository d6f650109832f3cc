import type { ToastContent } from '../../components/show-toast.ts';
import type { Language } from '../workspace-texts.ts';

/** A destructive toast of the tabs. */
export const failureToast = (description: string, lang: Language = 'en'): ToastContent => ({
  title: lang === 'en' ? 'Error' : 'Fehler',
  description,
  variant: 'destructive',
  ...(lang === 'en' && { lang }),
});

/** A toast of an English tab; the German ones say it in their title. */
export const successToast = (description: string): ToastContent => ({ title: 'Success', description, lang: 'en' });
