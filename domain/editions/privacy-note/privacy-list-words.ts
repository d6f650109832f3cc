import { words } from '#platform/words.ts';
import { germanListTitles, type PrivacyListTitles } from './notice-with-lists.ts';

export const privacyListTitles = words<PrivacyListTitles>(germanListTitles, {
  fr: {
    'stored-data': 'Quelles données nous enregistrons et dans quel but',
    cookies: 'Cookies',
    terms: 'Combien de temps nous conservons les données',
    recipients: 'Qui reçoit les données',
  },
  it: {
    'stored-data': 'Quali dati registriamo e a quale scopo',
    cookies: 'Cookie',
    terms: 'Per quanto tempo conserviamo i dati',
    recipients: 'Chi riceve i dati',
  },
  en: {
    'stored-data': 'Which data we store and why',
    cookies: 'Cookies',
    terms: 'How long we keep data',
    recipients: 'Who receives the data',
  },
});
