import { italianDate } from '#platform/dates.ts';
import { words } from '#platform/words.ts';

/** Words around a release in its mail. */
export const newsMailWords = words(
  {
    embargo: (time: string) => `Sperrfrist: ${time}`,
    embargoedSubject: (time: string, subject: string) => `Sperrfrist ${time}: ${subject}`,
    germanOnly: 'Diese Mitteilung gibt es nur auf Deutsch.',
    reason: (topics: string) => `Sie erhalten diese E-Mail, weil Sie sich für ${topics} angemeldet haben.`,
    changeTopics: 'Themen ändern oder abmelden',
  },
  {
    fr: {
      embargo: (time) => `Embargo jusqu’au ${time}`,
      embargoedSubject: (time, subject) => `Embargo jusqu’au ${time} : ${subject}`,
      germanOnly: 'Ce message n’est disponible qu’en allemand.',
      reason: (topics) => `Vous recevez cet e-mail en raison de votre inscription à ${topics}.`,
      changeTopics: 'Modifier les thèmes ou se désinscrire',
    },
    it: {
      embargo: (time) => `Embargo fino ${italianDate('al', time)}`,
      embargoedSubject: (time, subject) => `Embargo fino ${italianDate('al', time)}: ${subject}`,
      germanOnly: 'Questo messaggio è disponibile soltanto in tedesco.',
      reason: (topics) => `Riceve questa e-mail in seguito alla Sua iscrizione a ${topics}.`,
      changeTopics: 'Modificare i temi o annullare l’iscrizione',
    },
    en: {
      embargo: (time) => `Embargoed until ${time}`,
      embargoedSubject: (time, subject) => `Embargoed until ${time}: ${subject}`,
      germanOnly: 'This message is available in German only.',
      reason: (topics) => `You are receiving this e-mail because you subscribed to ${topics}.`,
      changeTopics: 'Change topics or unsubscribe',
    },
  },
);
