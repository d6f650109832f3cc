import { words } from '#platform/words.ts';

/** Words that all mails to visitors and buyers share. */
export const mailWords = words(
  {
    greeting: 'Guten Tag',
    greetingTo: (name: string) => `Guten Tag ${name}`,
    questions: {
      order: 'Stimmt etwas nicht, oder haben Sie Fragen? Schreiben Sie uns an {link} und nennen Sie die Bestellnummer.',
      invoice:
        'Stimmt etwas nicht, oder haben Sie Fragen? Schreiben Sie uns an {link} und nennen Sie die Rechnungsnummer.',
      offer: 'Stimmt etwas nicht, oder haben Sie Fragen? Schreiben Sie uns an {link} und nennen Sie die Offertnummer.',
    },
    orderPage: {
      report:
        'Stand, Rechnung und Bericht finden Sie jederzeit auf der {link} – bitte geben Sie die Adresse nicht weiter.',
      creditNote:
        'Stand, Rechnung und Gutschrift finden Sie jederzeit auf der {link} – bitte geben Sie die Adresse nicht weiter.',
      invoice: 'Stand und Rechnung finden Sie jederzeit auf der {link} – bitte geben Sie die Adresse nicht weiter.',
      offer: 'Stand und Offerte finden Sie jederzeit auf Ihrer {link} – bitte geben Sie die Adresse nicht weiter.',
    },
    orderPageLink: 'Seite Ihrer Bestellung',
    offerPageLink: 'persönlichen Seite',
    total: 'Total',
  },
  {
    fr: {
      greeting: 'Madame, Monsieur,',
      greetingTo: (name) => `Bonjour ${name},`,
      questions: {
        order: 'Une erreur ou une question ? Écrivez-nous à {link} en indiquant le numéro de commande.',
        invoice: 'Une erreur ou une question ? Écrivez-nous à {link} en indiquant le numéro de facture.',
        offer: 'Une erreur ou une question ? Écrivez-nous à {link} en indiquant le numéro de l’offre.',
      },
      orderPage: {
        report:
          'L’état de votre commande, la facture et le rapport se trouvent en tout temps sur la {link} – veuillez ne pas transmettre cette adresse.',
        creditNote:
          'L’état de votre commande, la facture et la note de crédit se trouvent en tout temps sur la {link} – veuillez ne pas transmettre cette adresse.',
        invoice:
          'L’état de votre commande et la facture se trouvent en tout temps sur la {link} – veuillez ne pas transmettre cette adresse.',
        offer:
          'L’offre et son état se trouvent en tout temps sur votre {link} – veuillez ne pas transmettre cette adresse.',
      },
      orderPageLink: 'page de votre commande',
      offerPageLink: 'page personnelle',
      total: 'Total',
    },
    it: {
      greeting: 'Buongiorno,',
      greetingTo: (name) => `Buongiorno ${name},`,
      questions: {
        order: 'Qualcosa non è corretto o ha domande? Ci scriva a {link} indicando il numero d’ordinazione.',
        invoice: 'Qualcosa non è corretto o ha domande? Ci scriva a {link} indicando il numero di fattura.',
        offer: 'Qualcosa non è corretto o ha domande? Ci scriva a {link} indicando il numero dell’offerta.',
      },
      orderPage: {
        report:
          'Lo stato dell’ordinazione, la fattura e il rapporto si trovano in qualsiasi momento sulla {link} – La preghiamo di non trasmettere questo indirizzo ad altri.',
        creditNote:
          'Lo stato dell’ordinazione, la fattura e la nota di credito si trovano in qualsiasi momento sulla {link} – La preghiamo di non trasmettere questo indirizzo ad altri.',
        invoice:
          'Lo stato dell’ordinazione e la fattura si trovano in qualsiasi momento sulla {link} – La preghiamo di non trasmettere questo indirizzo ad altri.',
        offer:
          'L’offerta e il suo stato si trovano in qualsiasi momento sulla Sua {link} – La preghiamo di non trasmettere questo indirizzo ad altri.',
      },
      orderPageLink: 'pagina della Sua ordinazione',
      offerPageLink: 'pagina personale',
      total: 'Totale',
    },
    en: {
      greeting: 'Hello,',
      greetingTo: (name) => `Dear ${name},`,
      questions: {
        order: 'Is something wrong, or do you have any questions? Write to us at {link} and give the order number.',
        invoice: 'Is something wrong, or do you have any questions? Write to us at {link} and give the invoice number.',
        offer: 'Is something wrong, or do you have any questions? Write to us at {link} and give the offer number.',
      },
      orderPage: {
        report:
          'You will find the status, invoice and report at any time on the {link} – please do not pass the address on.',
        creditNote:
          'You will find the status, invoice and credit note at any time on the {link} – please do not pass the address on.',
        invoice: 'You will find the status and invoice at any time on the {link} – please do not pass the address on.',
        offer: 'You will find the status and the offer at any time on your {link} – please do not pass the address on.',
      },
      orderPageLink: 'page of your order',
      offerPageLink: 'personal page',
      total: 'Total',
    },
  },
);
