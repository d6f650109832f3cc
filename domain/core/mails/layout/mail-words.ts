import { words } from '#platform/words.ts';

/** Words that all mails to visitors and buyers share. */
export const mailWords = words(
  {
    greeting: 'Guten Tag',
    greetingTo: (name: string) => `Guten Tag ${name}`,
    orderQuestions:
      'Stimmt etwas nicht, oder haben Sie Fragen? Schreiben Sie uns an {link} und nennen Sie die Bestellnummer.',
    orderPage:
      'Stand, Rechnung und Bericht finden Sie jederzeit auf der {link} – bitte geben Sie die Adresse nicht weiter.',
    cancelledOrderPage:
      'Stand, Rechnung und Gutschrift finden Sie jederzeit auf der {link} – bitte geben Sie die Adresse nicht weiter.',
    orderPageLink: 'Seite Ihrer Bestellung',
    total: 'Total',
  },
  {
    fr: {
      greeting: 'Madame, Monsieur,',
      greetingTo: (name) => `Bonjour ${name},`,
      orderQuestions: 'Une erreur ou une question ? Écrivez-nous à {link} en indiquant le numéro de commande.',
      orderPage:
        'L’état de votre commande, la facture et le rapport se trouvent en tout temps sur la {link} – veuillez ne pas transmettre cette adresse.',
      cancelledOrderPage:
        'L’état de votre commande, la facture et la note de crédit se trouvent en tout temps sur la {link} – veuillez ne pas transmettre cette adresse.',
      orderPageLink: 'page de votre commande',
      total: 'Total',
    },
    it: {
      greeting: 'Buongiorno,',
      greetingTo: (name) => `Buongiorno ${name},`,
      orderQuestions: 'Qualcosa non è corretto o ha domande? Ci scriva a {link} indicando il numero d’ordinazione.',
      orderPage:
        'Lo stato dell’ordinazione, la fattura e il rapporto si trovano in qualsiasi momento sulla {link} – la preghiamo di non trasmettere questo indirizzo ad altri.',
      cancelledOrderPage:
        'Lo stato dell’ordinazione, la fattura e la nota di credito si trovano in qualsiasi momento sulla {link} – la preghiamo di non trasmettere questo indirizzo ad altri.',
      orderPageLink: 'pagina della Sua ordinazione',
      total: 'Totale',
    },
    en: {
      greeting: 'Dear Sir or Madam,',
      greetingTo: (name) => `Dear ${name},`,
      orderQuestions:
        'Is something wrong, or do you have any questions? Write to us at {link} and give the order number.',
      orderPage:
        'You will find the status, invoice and report at any time on the {link} – please do not pass the address on.',
      cancelledOrderPage:
        'You will find the status, invoice and credit note at any time on the {link} – please do not pass the address on.',
      orderPageLink: 'page of your order',
      total: 'Total',
    },
  },
);
