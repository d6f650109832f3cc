import { showToast } from '../components/show-toast.ts';

/** Reports that the session or the dashboard's code could not be loaded. */
export const showNotLoaded = () =>
  showToast({
    title: 'Fehler',
    description: 'Der Partnerbereich konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    variant: 'destructive',
  });
