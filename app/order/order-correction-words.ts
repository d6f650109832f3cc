import { italianDate } from '#platform/dates.ts';
import type { Language } from '#platform/languages.ts';
import { words } from '#platform/words.ts';
import { formWords } from '../forms/form-words.ts';
import { orderPartWords } from './order-part-words.ts';

const ownWords = words(
  {
    title: 'Rechnung korrigieren',
    explanation:
      'Stimmen Unternehmen, Rechnungsadresse oder Referenz nicht, so schlagen Sie uns vor, was auf der Rechnung stehen soll. Wir prüfen Ihren Vorschlag. Übernehmen wir ihn, so erhalten Sie per E-Mail eine Gutschrift für die bisherige und eine neue Rechnung.',
    propose: 'Korrektur vorschlagen',
    proposeAnother: 'Anderen Vorschlag machen',
    sent: 'Vielen Dank, Ihr Vorschlag ist eingegangen.',
    waiting: (day: string) => `Ihr Vorschlag vom ${day} wird geprüft. Sie erhalten Bescheid per E-Mail.`,
    accepted: (day: string) => `Am ${day} haben wir die Rechnung nach Ihrem Vorschlag korrigiert.`,
    rejected: (day: string) => `Ihren Vorschlag vom ${day} haben wir nicht übernommen. Der Grund:`,
    optional: 'Freiwillig.',
    empty: 'keine',
    send: 'Vorschlag senden',
    failure: 'Ihr Vorschlag konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
  {
    fr: {
      title: 'Corriger la facture',
      explanation:
        'Si l’entreprise, l’adresse de facturation ou la référence n’est pas correcte, proposez-nous ce qui doit figurer sur la facture. Nous vérifierons votre proposition. Si nous la reprenons, vous recevrez par e-mail une note de crédit pour la facture actuelle et une nouvelle facture.',
      propose: 'Proposer une correction',
      proposeAnother: 'Faire une autre proposition',
      sent: 'Merci, votre proposition nous est parvenue.',
      waiting: (day) =>
        `Votre proposition du ${day} est en cours de vérification. Vous recevrez une réponse par e-mail.`,
      accepted: (day) => `Le ${day}, nous avons corrigé la facture selon votre proposition.`,
      rejected: (day) => `Nous n’avons pas repris votre proposition du ${day}. La raison :`,
      optional: 'Facultatif.',
      empty: 'aucune',
      send: 'Envoyer la proposition',
      failure: 'Votre proposition n’a pas pu être enregistrée. Veuillez réessayer.',
    },
    it: {
      title: 'Correggere la fattura',
      explanation:
        'Se l’impresa, l’indirizzo di fatturazione o il riferimento non è corretto, ci proponga che cosa deve figurare sulla fattura. Verificheremo la Sua proposta. Se la accogliamo, riceverà per e-mail una nota di credito per la fattura attuale e una nuova fattura.',
      propose: 'Proporre una correzione',
      proposeAnother: 'Fare un’altra proposta',
      sent: 'Grazie, la Sua proposta ci è pervenuta.',
      waiting: (day) =>
        `La Sua proposta ${italianDate('del', day)} è in fase di verifica. Riceverà una risposta per e-mail.`,
      accepted: (day) => `Abbiamo corretto la fattura secondo la Sua proposta ${italianDate('il', day)}.`,
      rejected: (day) => `Non abbiamo accolto la Sua proposta ${italianDate('del', day)}. Il motivo:`,
      optional: 'Facoltativo.',
      empty: 'nessuno',
      send: 'Inviare la proposta',
      failure: 'Non è stato possibile salvare la Sua proposta. La preghiamo di riprovare.',
    },
    en: {
      title: 'Correct the invoice',
      explanation:
        'If company, billing address or reference is wrong, propose what the invoice should say. We will check it. If we adopt it, you will receive a credit note for the current invoice and a new invoice by e-mail.',
      propose: 'Propose a correction',
      proposeAnother: 'Make another proposal',
      sent: 'Thank you, we have received your proposal.',
      waiting: (day) => `We are checking your proposal of ${day}. You will be notified by e-mail.`,
      accepted: (day) => `On ${day} we corrected the invoice as you proposed.`,
      rejected: (day) => `We have not adopted your proposal of ${day}. The reason:`,
      optional: 'Optional.',
      empty: 'none',
      send: 'Send the proposal',
      failure: 'Your proposal could not be stored. Please try again.',
    },
  },
);

export function orderCorrectionWords(language: Language) {
  const own = ownWords(language);
  return { ...own, ...formWords(language, { failure: own.failure }, []), parts: orderPartWords(language) };
}
