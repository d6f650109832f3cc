import { words } from '#platform/words.ts';

export const invoiceCopyWords = words(
  {
    subject: (orderNumber: string) => `Rechnung zur Bestellung ${orderNumber}`,
    heading: 'Rechnung zu einer Bestellung',
    preview: (orderNumber: string, organization: string) => `Bestellung ${orderNumber} von ${organization}`,
    reason: (name: string) =>
      `${name} hat bei uns den Studienbericht bestellt und diese Adresse für die Rechnung angegeben. Sie liegt als PDF bei.`,
  },
  {
    fr: {
      subject: (orderNumber) => `Facture relative à la commande ${orderNumber}`,
      heading: 'Facture relative à une commande',
      preview: (orderNumber, organization) => `Commande ${orderNumber} de ${organization}`,
      reason: (name) =>
        `${name} a commandé le rapport d’étude chez nous et a indiqué cette adresse pour la facture, jointe au format PDF.`,
    },
    it: {
      subject: (orderNumber) => `Fattura relativa all’ordinazione ${orderNumber}`,
      heading: 'Fattura relativa a un’ordinazione',
      preview: (orderNumber, organization) => `Ordinazione ${orderNumber} di ${organization}`,
      reason: (name) =>
        `${name} ha ordinato da noi il rapporto di studio e ha indicato questo indirizzo per la fattura, allegata in formato PDF.`,
    },
    en: {
      subject: (orderNumber) => `Invoice for order ${orderNumber}`,
      heading: 'Invoice for an order',
      preview: (orderNumber, organization) => `Order ${orderNumber} by ${organization}`,
      reason: (name) =>
        `${name} has ordered the study report from us and gave this address for the invoice, which is attached as a PDF.`,
    },
  },
);
