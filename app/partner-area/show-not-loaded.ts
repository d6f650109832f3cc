import { showToast } from '../components/show-toast.ts';

/** Shown if the dashboard's code can't be loaded. */
export const showNotLoaded = () =>
  showToast({
    title: 'Fehler',
    description: 'Der Partnerbereich konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    variant: 'destructive',
  });
