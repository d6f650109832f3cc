import { words } from '#platform/words.ts';

/** The parts of a QR-bill, by the terms of its standard. */
export const paymentAlternativeWords = words(
  {
    title: 'Empfangsschein und Zahlteil mit QR-Code',
    account: (iban: string, creditor: string) => `Konto ${iban}, zahlbar an ${creditor}`,
    reference: (reference: string) => `Referenz ${reference}`,
    amount: (amount: string) => `Betrag ${amount}`,
    message: (message: string) => `Zusätzliche Informationen: ${message}`,
    debtor: (debtor: string) => `Zahlbar durch ${debtor}`,
  },
  {
    fr: {
      title: 'Récépissé et section paiement avec code QR',
      account: (iban, creditor) => `Compte ${iban}, payable à ${creditor}`,
      reference: (reference) => `Référence ${reference}`,
      amount: (amount) => `Montant ${amount}`,
      message: (message) => `Informations supplémentaires : ${message}`,
      debtor: (debtor) => `Payable par ${debtor}`,
    },
    it: {
      title: 'Ricevuta e sezione pagamento con codice QR',
      account: (iban, creditor) => `Conto ${iban}, pagabile a ${creditor}`,
      reference: (reference) => `Riferimento ${reference}`,
      amount: (amount) => `Importo ${amount}`,
      message: (message) => `Informazioni supplementari: ${message}`,
      debtor: (debtor) => `Pagabile da ${debtor}`,
    },
    en: {
      title: 'Receipt and payment part with QR code',
      account: (iban, creditor) => `Account ${iban}, payable to ${creditor}`,
      reference: (reference) => `Reference ${reference}`,
      amount: (amount) => `Amount ${amount}`,
      message: (message) => `Additional information: ${message}`,
      debtor: (debtor) => `Payable by ${debtor}`,
    },
  },
);
