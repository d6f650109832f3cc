import { words } from '#platform/words.ts';

/** Title and text of the plain failure pages, by status. */
export const failurePageWords = words(
  {
    400: [
      'Ungültige Adresse',
      'Diese Adresse kann nicht gelesen werden. Vielleicht ist sie beim Kopieren unvollständig geblieben.',
    ],
    403: ['Nicht von hier', 'Dieses Formular kann nur auf unserer eigenen Website abgeschickt werden.'],
    405: ['So nicht möglich', 'Diese Seite kann nur gelesen werden.'],
    410: [
      'Nicht mehr gültig',
      'Dieser Link gilt nicht mehr: Die Bestellung wurde storniert, oder der Link wurde gesperrt. Fragen beantworten wir gerne per E-Mail.',
    ],
    413: ['Zu viel auf einmal', 'Ein Formular nimmt höchstens 64 Kilobyte entgegen. Bitte kürzen Sie Ihren Text.'],
    414: ['Adresse zu lang', 'Diese Adresse ist länger als 8 Kilobyte.'],
    415: ['Unbekanntes Format', 'Dieses Formular konnte nicht gelesen werden.'],
    429: ['Zu viele Anfragen', 'Es sind zu viele Anfragen eingegangen. Bitte versuchen Sie es später noch einmal.'],
    500: [
      'Da ist etwas schiefgegangen',
      'Die Seite konnte nicht dargestellt werden. Wir sind informiert. Bitte versuchen Sie es später noch einmal.',
    ],
    503: [
      'Gleich wieder da',
      'Die Seite ist im Moment nicht erreichbar. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    ],
    goBack: 'Gehen Sie im Browser zurück: Dort stehen Ihre Angaben noch.',
    retry: 'Erneut versuchen',
  },
  {
    fr: {
      400: ['Adresse non valable', 'Cette adresse est illisible. Peut-être a-t-elle été copiée de manière incomplète.'],
      403: ['Provenance non admise', 'Ce formulaire ne peut être envoyé que depuis notre propre site web.'],
      405: ['Action impossible', 'Cette page peut uniquement être lue.'],
      410: [
        'Plus valable',
        'Ce lien n’est plus valable : la commande a été annulée ou le lien a été bloqué. Nous répondons volontiers à vos questions par e-mail.',
      ],
      413: [
        'Envoi trop volumineux',
        'Un formulaire accepte 64 kilooctets au maximum. Veuillez raccourcir votre texte.',
      ],
      414: ['Adresse trop longue', 'Cette adresse dépasse 8 kilooctets.'],
      415: ['Format inconnu', 'Ce formulaire n’a pas pu être lu.'],
      429: ['Trop de demandes', 'Trop de demandes nous sont parvenues. Veuillez réessayer plus tard.'],
      500: [
        'Une erreur s’est produite',
        'La page n’a pas pu être affichée. Nous en sommes informés. Veuillez réessayer plus tard.',
      ],
      503: [
        'De retour dans un instant',
        'La page n’est pas accessible pour le moment. Veuillez réessayer dans quelques secondes.',
      ],
      goBack: 'Revenez en arrière dans le navigateur : vos indications y figurent encore.',
      retry: 'Réessayer',
    },
    it: {
      400: ['Indirizzo non valido', 'Questo indirizzo non è leggibile. Forse è stato copiato in modo incompleto.'],
      403: ['Provenienza non ammessa', 'Questo modulo può essere inviato solo dal nostro sito web.'],
      405: ['Operazione non possibile', 'Questa pagina può solo essere letta.'],
      410: [
        'Non più valido',
        'Questo link non è più valido: l’ordinazione è stata annullata o il link è stato bloccato. Rispondiamo volentieri alle Sue domande per e-mail.',
      ],
      413: [
        'Troppi dati in una volta',
        'Un modulo accetta al massimo 64 kilobyte. La preghiamo di abbreviare il testo.',
      ],
      414: ['Indirizzo troppo lungo', 'Questo indirizzo supera gli 8 kilobyte.'],
      415: ['Formato sconosciuto', 'Non è stato possibile leggere questo modulo.'],
      429: ['Troppe richieste', 'Sono pervenute troppe richieste. La preghiamo di riprovare più tardi.'],
      500: [
        'Si è verificato un errore',
        'Non è stato possibile visualizzare la pagina. Siamo stati informati. La preghiamo di riprovare più tardi.',
      ],
      503: [
        'Torniamo subito',
        'La pagina non è raggiungibile al momento. La preghiamo di riprovare tra qualche secondo.',
      ],
      goBack: 'Torni indietro nel browser: i Suoi dati si trovano ancora lì.',
      retry: 'Riprovare',
    },
    en: {
      400: ['Invalid address', 'This address cannot be read. Perhaps it was not copied completely.'],
      403: ['Not from here', 'This form can only be sent from our own website.'],
      405: ['Not possible like this', 'This page can only be read.'],
      410: [
        'No longer valid',
        'This link is no longer valid: the order has been cancelled, or the link has been blocked. We are happy to answer questions by e-mail.',
      ],
      413: ['Too much at once', 'A form accepts at most 64 kilobytes. Please shorten your text.'],
      414: ['Address too long', 'This address is longer than 8 kilobytes.'],
      415: ['Unknown format', 'This form could not be read.'],
      429: ['Too many requests', 'Too many requests have been received. Please try again later.'],
      500: ['Something went wrong', 'The page could not be shown. We have been informed. Please try again later.'],
      503: ['Back in a moment', 'The page is not available at the moment. Please try again in a few seconds.'],
      goBack: 'Go back in your browser: your entries are still there.',
      retry: 'Try again',
    },
  },
);
