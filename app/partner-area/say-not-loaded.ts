import { showToast } from '../components/show-toast.ts';

/** When the code of the dashboard doesn't come. */
export const sayNotLoaded = () =>
  showToast({
    title: 'Fehler',
    description: 'Der Partnerbereich konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    variant: 'destructive',
  });
