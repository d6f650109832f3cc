import { newsTopicNames } from '#domain/news/news-topic-names.ts';
import { withColon } from '#platform/labelled.ts';
import type { Language } from '#platform/languages.ts';
import { words } from '#platform/words.ts';
import { formWords } from '../forms/form-words.ts';

const ownTopicWords = words(
  {
    legend: 'Themen',
    explained: {
      edition: 'wenn die Studie eines neuen Jahres erscheint',
      press: 'Mitteilungen für Redaktionen, auch mit Sperrfrist',
    },
  },
  {
    fr: {
      legend: 'Thèmes',
      explained: {
        edition: 'lorsque paraît l’étude d’une nouvelle année',
        press: 'communiqués pour les rédactions, y compris sous embargo',
      },
    },
    it: {
      legend: 'Temi',
      explained: {
        edition: 'quando esce lo studio di un nuovo anno',
        press: 'comunicati per le redazioni, anche con embargo',
      },
    },
    en: {
      legend: 'Topics',
      explained: {
        edition: 'when the study of a new year is published',
        press: 'releases for newsrooms, also under embargo',
      },
    },
  },
);

export function topicWords(language: Language) {
  const { edition, press } = newsTopicNames(language);
  const names = { edition: withColon(edition, language), press: withColon(press, language) };
  return { ...ownTopicWords(language), names };
}

/** `asked` is the same for every address, so that it doesn't reveal who has subscribed. */
const ownWords = words(
  {
    subscribe: 'Anmelden',
    orFeed: 'Oder Sie lesen den {link}.',
    feed: 'Atom-Feed',
    corrections: 'Korrekturen melden',
    correctionsLead:
      'Wir schreiben Ihnen, wenn Zahlen der Karte «{title}» ({edition}) korrigiert werden, und sonst nichts. Abmelden können Sie sich mit jeder E-Mail.',
    askedForCard:
      'Schreiben wir dieser Adresse zum ersten Mal, so kommt in den nächsten Minuten eine E-Mail mit einem Link: Erst wenn Sie ihn bestätigen, melden wir Ihnen Korrekturen. Für eine Adresse, die schon bestätigt ist, gilt die Anmeldung sogleich.',
    asked: {
      title: 'Bitte schauen Sie in Ihr Postfach',
      description:
        'Schreiben wir dieser Adresse zum ersten Mal, so kommt in den nächsten Minuten eine E-Mail mit einem Link: Erst wenn Sie ihn bestätigen, senden wir Ihnen Neuigkeiten. Eine Adresse, die schon einmal angemeldet wurde, erhält keine zweite E-Mail. Ihre Themen ändern Sie über den Link in jeder Nachricht von uns.',
    },
    failure: 'Die Anmeldung konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  },
  {
    fr: {
      subscribe: 'S’inscrire',
      orFeed: 'Ou suivez le {link}.',
      feed: 'flux Atom',
      corrections: 'M’informer des corrections',
      correctionsLead:
        'Nous vous écrirons lorsque des chiffres de la fiche «{title}» ({edition}) seront corrigés, et seulement dans ce cas. Chaque e-mail permet de se désinscrire.',
      askedForCard:
        'Si nous écrivons à cette adresse pour la première fois, un e-mail contenant un lien vous parviendra dans les prochaines minutes : nous ne vous annoncerons des corrections qu’une fois ce lien confirmé. Pour une adresse déjà confirmée, l’inscription prend effet immédiatement.',
      asked: {
        title: 'Veuillez consulter votre boîte de réception',
        description:
          'Si nous écrivons à cette adresse pour la première fois, un e-mail contenant un lien vous parviendra dans les prochaines minutes : nous ne vous enverrons des actualités qu’une fois ce lien confirmé. Une adresse qui a déjà été inscrite ne reçoit pas de second e-mail. Vous pouvez modifier vos thèmes au moyen du lien figurant dans chacun de nos messages.',
      },
      failure: 'L’inscription n’a pas pu être envoyée. Veuillez réessayer.',
    },
    it: {
      subscribe: 'Iscriversi',
      orFeed: 'Oppure legga il {link}.',
      feed: 'feed Atom',
      corrections: 'Avvisi di correzione',
      correctionsLead:
        'Le scriviamo quando vengono corrette cifre della scheda «{title}» ({edition}), e solo in questo caso. Ogni e-mail permette di annullare l’iscrizione.',
      askedForCard:
        'Se scriviamo a questo indirizzo per la prima volta, nei prossimi minuti arriverà un’e-mail con un link: Le segnaliamo correzioni solo dopo che lo avrà confermato. Per un indirizzo già confermato l’iscrizione vale subito.',
      asked: {
        title: 'La preghiamo di controllare la Sua casella di posta',
        description:
          'Se scriviamo a questo indirizzo per la prima volta, nei prossimi minuti arriverà un’e-mail con un link: Le inviamo novità solo dopo che lo avrà confermato. Un indirizzo già iscritto in passato non riceve una seconda e-mail. Può modificare i Suoi temi tramite il link contenuto in ogni nostro messaggio.',
      },
      failure: 'Non è stato possibile inviare l’iscrizione. La preghiamo di riprovare.',
    },
    en: {
      subscribe: 'Subscribe',
      orFeed: 'Or read the {link}.',
      feed: 'Atom feed',
      corrections: 'Correction notices',
      correctionsLead:
        'We will write to you when figures on the card “{title}” ({edition}) are corrected, and only then. You can unsubscribe from any e-mail.',
      askedForCard:
        'If we are writing to this address for the first time, an e-mail with a link will arrive within the next few minutes: we will notify you of corrections only once you have confirmed it. For an address that is already confirmed, the subscription takes effect at once.',
      asked: {
        title: 'Please check your inbox',
        description:
          'If we are writing to this address for the first time, an e-mail with a link will arrive within the next few minutes: we will send you news only once you have confirmed it. An address that has been subscribed before does not receive a second e-mail. You can change your topics using the link in every message from us.',
      },
      failure: 'The subscription could not be sent. Please try again.',
    },
  },
);

export const newsWords = (language: Language) => ({
  ...ownWords(language),
  ...formWords(language, { failure: ownWords(language).failure }, [
    'required',
    'email',
    'tooLong',
    'characters',
    'topic',
  ]),
  topics: topicWords(language),
});

export type NewsWords = ReturnType<typeof newsWords>;
export type TopicWords = ReturnType<typeof topicWords>;
