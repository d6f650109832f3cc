import { words } from '#platform/words.ts';

/** The mail about a rejected proposal for an invoice. */
export const correctionRejectionWords = words(
  {
    subject: (orderNumber: string) => `Ihr Vorschlag zur Rechnung der Bestellung ${orderNumber}`,
    heading: 'Ihre Rechnung bleibt, wie sie ist',
    preview: (orderNumber: string) => `Bestellung ${orderNumber}: Wir haben Ihren Vorschlag nicht übernommen.`,
    rejected: (orderNumber: string) =>
      `Sie haben vorgeschlagen, die Rechnung zur Bestellung ${orderNumber} zu korrigieren. Wir haben Ihren Vorschlag nicht übernommen, aus folgendem Grund:`,
    next: 'Die Rechnung gilt weiter. Auf der Seite Ihrer Bestellung können Sie eine andere Korrektur vorschlagen, solange die Rechnung offen ist.',
  },
  {
    fr: {
      subject: (orderNumber) => `Votre proposition relative à la facture de la commande ${orderNumber}`,
      heading: 'Votre facture reste inchangée',
      preview: (orderNumber) => `Commande ${orderNumber} : nous n’avons pas repris votre proposition.`,
      rejected: (orderNumber) =>
        `Vous avez proposé de corriger la facture relative à la commande ${orderNumber}. Nous n’avons pas repris votre proposition, pour la raison suivante :`,
      next: 'La facture reste valable. Sur la page de votre commande, vous pouvez proposer une autre correction tant que la facture est à payer.',
    },
    it: {
      subject: (orderNumber) => `La Sua proposta relativa alla fattura dell’ordinazione ${orderNumber}`,
      heading: 'La Sua fattura resta invariata',
      preview: (orderNumber) => `Ordinazione ${orderNumber}: non abbiamo accolto la Sua proposta.`,
      rejected: (orderNumber) =>
        `Ha proposto di correggere la fattura relativa all’ordinazione ${orderNumber}. Non abbiamo accolto la proposta, per il motivo seguente:`,
      next: 'La fattura resta valida. Sulla pagina della Sua ordinazione può proporre un’altra correzione finché la fattura è da pagare.',
    },
    en: {
      subject: (orderNumber) => `Your proposal for the invoice of order ${orderNumber}`,
      heading: 'Your invoice stays as it is',
      preview: (orderNumber) => `Order ${orderNumber}: we have not adopted your proposal.`,
      rejected: (orderNumber) =>
        `You proposed a correction of the invoice for order ${orderNumber}. We have not adopted it, for this reason:`,
      next: 'The invoice remains valid. On the page of your order you can propose another correction as long as the invoice is outstanding.',
    },
  },
);
