import { words } from '#platform/words.ts';

/** Mails with an offer or invoice of what the form doesn't sell. */
export const arrangedOrderWords = words(
  {
    offer: {
      subject: (number: string) => `Unsere Offerte ${number}`,
      heading: 'Unsere Offerte',
      attached: 'Unsere Offerte liegt dieser E-Mail als PDF bei. Nehmen Sie sie an, so antworten Sie uns bitte.',
    },
    invoice: {
      subject: (number: string) => `Ihre Rechnung ${number}`,
      heading: 'Ihre Rechnung',
      attached: 'Die Rechnung für das Vereinbarte liegt dieser E-Mail als PDF bei.',
    },
  },
  {
    fr: {
      offer: {
        subject: (number) => `Notre offre ${number}`,
        heading: 'Notre offre',
        attached: 'Notre offre est jointe à cet e-mail au format PDF. Si vous l’acceptez, veuillez nous répondre.',
      },
      invoice: {
        subject: (number) => `Votre facture ${number}`,
        heading: 'Votre facture',
        attached: 'La facture des prestations convenues est jointe à cet e-mail au format PDF.',
      },
    },
    it: {
      offer: {
        subject: (number) => `La nostra offerta ${number}`,
        heading: 'La nostra offerta',
        attached:
          'La nostra offerta è allegata a questa e-mail in formato PDF. Se l’accetta, La preghiamo di risponderci.',
      },
      invoice: {
        subject: (number) => `La Sua fattura ${number}`,
        heading: 'La Sua fattura',
        attached: 'La fattura delle prestazioni concordate è allegata a questa e-mail in formato PDF.',
      },
    },
    en: {
      offer: {
        subject: (number) => `Our offer ${number}`,
        heading: 'Our offer',
        attached: 'Our offer is attached to this e-mail as a PDF. If you accept it, please reply to us.',
      },
      invoice: {
        subject: (number) => `Your invoice ${number}`,
        heading: 'Your invoice',
        attached: 'The invoice for what was agreed is attached to this e-mail as a PDF.',
      },
    },
  },
);
