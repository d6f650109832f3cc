import { italianDate } from '#platform/dates.ts';
import { words } from '#platform/words.ts';
import { formSubject } from '../contact-message-form.ts';

/** Words around the office's reply in its mail. */
export const messageReplyWords = words(
  { heading: 'Antwort auf Ihre Nachricht', wrote: (time: string) => `Sie schrieben uns am ${time}:`, formSubject },
  {
    fr: {
      heading: 'Réponse à votre message',
      wrote: (time) => `Vous nous avez écrit le ${time} :`,
      formSubject: 'Demande de contact via le site web',
    },
    it: {
      heading: 'Risposta al Suo messaggio',
      wrote: (time) => `Ci ha scritto ${italianDate('il', time)}:`,
      formSubject: 'Richiesta di contatto tramite il sito web',
    },
    en: {
      heading: 'Reply to your message',
      wrote: (time) => `You wrote to us on ${time}:`,
      formSubject: 'Enquiry via the website',
    },
  },
);
