import { italianDate } from '#platform/dates.ts';
import { words } from '#platform/words.ts';

/** Words of the mail that asks to confirm a subscription. */
export const newsConfirmationWords = words(
  {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Versicherungsmonitor',
    heading: 'Ihre Anmeldung',
    preview: 'Bitte bestätigen Sie Ihre Adresse',
    asked: (topics: string) =>
      `Diese Adresse wurde auf unserer Website für Neuigkeiten zum Versicherungsmonitor angemeldet: ${topics}. Erst wenn Sie das bestätigen, senden wir Ihnen etwas.`,
    askedForCards: (cards: string) =>
      `Diese Adresse wurde auf unserer Website angemeldet, um Korrekturen zu erhalten: ${cards}. Erst wenn Sie das bestätigen, senden wir Ihnen etwas.`,
    confirm: 'Anmeldung bestätigen',
    expires: (time: string) =>
      `Der Link gilt bis ${time}. Haben Sie sich nicht angemeldet, so ist nichts zu tun: Diese E-Mail bleibt die einzige.`,
  },
  {
    fr: {
      subject: 'Veuillez confirmer votre inscription au Versicherungsmonitor',
      heading: 'Votre inscription',
      preview: 'Veuillez confirmer votre adresse',
      asked: (topics) =>
        `Cette adresse a été inscrite sur notre site web pour recevoir des actualités du Versicherungsmonitor : ${topics}. Nous ne vous enverrons rien avant votre confirmation.`,
      askedForCards: (cards) =>
        `Cette adresse a été inscrite sur notre site web pour recevoir les corrections : ${cards}. Nous ne vous enverrons rien avant votre confirmation.`,
      confirm: 'Confirmer l’inscription',
      expires: (time) =>
        `Le lien est valable jusqu’au ${time}. Si vous n’avez pas demandé cette inscription, vous n’avez rien à faire : cet e-mail restera le seul.`,
    },
    it: {
      subject: 'La preghiamo di confermare la Sua iscrizione al Versicherungsmonitor',
      heading: 'La Sua iscrizione',
      preview: 'La preghiamo di confermare il Suo indirizzo',
      asked: (topics) =>
        `Questo indirizzo è stato iscritto sul nostro sito web per ricevere novità sul Versicherungsmonitor: ${topics}. Le invieremo qualcosa solo dopo la Sua conferma.`,
      askedForCards: (cards) =>
        `Questo indirizzo è stato iscritto sul nostro sito web per ricevere le correzioni: ${cards}. Le invieremo qualcosa solo dopo la Sua conferma.`,
      confirm: 'Confermare l’iscrizione',
      expires: (time) =>
        `Il link è valido fino ${italianDate('al', time)}. Se non ha chiesto l’iscrizione, non deve fare nulla: questa e-mail resterà l’unica.`,
    },
    en: {
      subject: 'Please confirm your subscription to the Versicherungsmonitor',
      heading: 'Your subscription',
      preview: 'Please confirm your address',
      asked: (topics) =>
        `This address was entered on our website to receive news about the Versicherungsmonitor: ${topics}. We will not send you anything until you confirm it.`,
      askedForCards: (cards) =>
        `This address was entered on our website to be notified of corrections: ${cards}. We will not send you anything until you confirm it.`,
      confirm: 'Confirm subscription',
      expires: (time) =>
        `The link is valid until ${time}. If you did not subscribe, there is nothing to do: this e-mail will remain the only one.`,
    },
  },
);
