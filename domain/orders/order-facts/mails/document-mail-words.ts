import { words } from '#platform/words.ts';

/** Mails about a corrected invoice and a cancelled order. */
export const documentMailWords = words(
  {
    copyReason: (name: string) =>
      `${name} hat bei uns den Studienbericht bestellt und diese Adresse für die Rechnung angegeben. Wir haben ${name} geschrieben:`,
    correction: {
      subject: (orderNumber: string) => `Korrigierte Rechnung zur Bestellung ${orderNumber}`,
      heading: 'Ihre korrigierte Rechnung',
      preview: (orderNumber: string) => `Bestellung ${orderNumber}: Die neue Rechnung ersetzt die bisherige.`,
      corrected:
        'Wir haben die Rechnung zu Ihrer Bestellung korrigiert. Die neue Rechnung und die Gutschrift, welche die bisherige aufhebt, liegen dieser E-Mail als PDF bei.',
      unpaid: 'Haben Sie die bisherige schon bezahlt, so ist nichts mehr zu tun.',
      paid: 'Die neue Rechnung ist schon bezahlt; es ist nichts mehr zu tun.',
      newInvoice: 'Neue Rechnung',
    },
    cancellation: {
      subject: (orderNumber: string) => `Ihre Bestellung ${orderNumber} ist storniert`,
      heading: 'Ihre Bestellung ist storniert',
      preview: (orderNumber: string) => `Bestellung ${orderNumber}: Die Gutschrift liegt bei.`,
      cancelled:
        'Ihre Bestellung ist storniert. Die Gutschrift liegt dieser E-Mail als PDF bei; sie hebt die Rechnung vollständig auf. Haben Sie noch nicht bezahlt, so ist nichts mehr geschuldet; was Sie bezahlt haben, erstatten wir Ihnen zurück.',
    },
  },
  {
    fr: {
      copyReason: (name) =>
        `${name} a commandé le rapport d’étude chez nous et a indiqué cette adresse pour la facture. Voici ce que nous avons écrit à ${name} :`,
      correction: {
        subject: (orderNumber) => `Facture corrigée relative à la commande ${orderNumber}`,
        heading: 'Votre facture corrigée',
        preview: (orderNumber) => `Commande ${orderNumber} : la nouvelle facture remplace la précédente.`,
        corrected:
          'Nous avons corrigé la facture relative à votre commande. La nouvelle facture et la note de crédit qui annule la précédente sont jointes à cet e-mail au format PDF.',
        unpaid: 'Si vous avez déjà payé la précédente, vous n’avez plus rien à faire.',
        paid: 'La nouvelle facture est déjà payée ; vous n’avez plus rien à faire.',
        newInvoice: 'Nouvelle facture',
      },
      cancellation: {
        subject: (orderNumber) => `Votre commande ${orderNumber} est annulée`,
        heading: 'Votre commande est annulée',
        preview: (orderNumber) => `Commande ${orderNumber} : la note de crédit est jointe.`,
        cancelled:
          'Votre commande est annulée. La note de crédit est jointe à cet e-mail au format PDF ; elle annule intégralement la facture. Si vous n’avez pas encore payé, plus rien n’est dû ; nous vous rembourserons ce que vous avez payé.',
      },
    },
    it: {
      copyReason: (name) =>
        `${name} ha ordinato da noi il rapporto di studio e ha indicato questo indirizzo per la fattura. Ecco che cosa abbiamo scritto a ${name}:`,
      correction: {
        subject: (orderNumber) => `Fattura corretta relativa all’ordinazione ${orderNumber}`,
        heading: 'La Sua fattura corretta',
        preview: (orderNumber) => `Ordinazione ${orderNumber}: la nuova fattura sostituisce la precedente.`,
        corrected:
          'Abbiamo corretto la fattura relativa alla Sua ordinazione. La nuova fattura e la nota di credito che annulla la precedente sono allegate a questa e-mail in formato PDF.',
        unpaid: 'Se ha già pagato la precedente, non deve fare altro.',
        paid: 'La nuova fattura è già pagata; non deve fare altro.',
        newInvoice: 'Nuova fattura',
      },
      cancellation: {
        subject: (orderNumber) => `La Sua ordinazione ${orderNumber} è annullata`,
        heading: 'La Sua ordinazione è annullata',
        preview: (orderNumber) => `Ordinazione ${orderNumber}: la nota di credito è allegata.`,
        cancelled:
          'La Sua ordinazione è annullata. La nota di credito è allegata a questa e-mail in formato PDF; annulla integralmente la fattura. Se non ha ancora pagato, non deve più nulla; quanto già pagato Le sarà rimborsato.',
      },
    },
    en: {
      copyReason: (name) =>
        `${name} has ordered the study report from us and gave this address for the invoice. We have written to ${name}:`,
      correction: {
        subject: (orderNumber) => `Corrected invoice for order ${orderNumber}`,
        heading: 'Your corrected invoice',
        preview: (orderNumber) => `Order ${orderNumber}: the new invoice replaces the previous one.`,
        corrected:
          'We have corrected the invoice for your order. The new invoice and the credit note that cancels the previous one are attached to this e-mail as PDFs.',
        unpaid: 'If you have already paid the previous one, there is nothing more to do.',
        paid: 'The new invoice is already paid; there is nothing more to do.',
        newInvoice: 'New invoice',
      },
      cancellation: {
        subject: (orderNumber) => `Your order ${orderNumber} has been cancelled`,
        heading: 'Your order has been cancelled',
        preview: (orderNumber) => `Order ${orderNumber}: the credit note is attached.`,
        cancelled:
          'Your order has been cancelled. The credit note is attached to this e-mail as a PDF; it cancels the invoice in full. If you have not paid yet, nothing more is due; we will refund what you have paid.',
      },
    },
  },
);
