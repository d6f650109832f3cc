import { deliveryHours, paymentTermDays } from '#content/order-terms.ts';
import { italianDate } from '#platform/dates.ts';
import { words } from '#platform/words.ts';

interface Named {
  number: string;
  /** Long date. */
  issuedOn: string;
}

/** The letter of an invoice or credit note. */
export const documentLetterWords = words(
  {
    numbers: { invoice: 'Rechnungsnummer', 'credit-note': 'Gutschriftnummer', offer: 'Offertnummer' },
    dates: { invoice: 'Rechnungsdatum', 'credit-note': 'Gutschriftdatum', offer: 'Datum' },
    forInvoice: 'Zu Rechnung',
    item: 'Leistung',
    amountInFrancs: 'Betrag in CHF',
    totalFrancs: 'Total CHF',
    page: (page: number, count: number) => `Seite ${page} von ${count}`,
    report: (title: string) => `${title}, vollständiger Studienbericht`,
    reportDetails: (edition: string, size: string) => `${edition}. Preis für Unternehmen: ${size}`,
    presentation: 'Präsentation der Ergebnisse vor Ort',
    presentationDate: 'Termin nach Vereinbarung',
    includedVat: (rate: string) => `Darin enthaltene Mehrwertsteuer, ${rate}`,
    ofAmount: (vat: string, amount: string) => `${vat} auf ${amount}`,
    delivery: `Der Studienbericht wird innerhalb von ${deliveryHours} Stunden nach der Bestellung per E-Mail zugestellt.`,
    deliveryByPost: 'Den Studienbericht erhalten Sie mit separater Post.',
    replaces: (invoice: Named, creditNote: string) =>
      `Diese Rechnung ersetzt die Rechnung ${invoice.number} vom ${invoice.issuedOn}, die mit der Gutschrift ${creditNote} aufgehoben ist.`,
    offered: (until: string) =>
      `Diese Offerte gilt bis ${until}. Nehmen Sie sie an, so antworten Sie uns bitte; Sie erhalten dann die Rechnung.`,
    piecePrice: (quantity: number, price: string) => `${quantity} × ${price}`,
    payable: (until: string) => `Zahlbar innert ${paymentTermDays} Tagen, bis ${until}, ohne Abzug.`,
    paid: (paid: string, open: string) => `Davon ist schon bezahlt: ${paid}. Zu bezahlen: ${open}.`,
    usePaymentPart: 'Bitte verwenden Sie den Zahlteil oder geben Sie die Rechnungsnummer an.',
    accountFollows: 'Die Kontoverbindung teilen wir Ihnen separat mit.',
    revokes: (invoice: Named) =>
      `Diese Gutschrift hebt die Rechnung ${invoice.number} vom ${invoice.issuedOn} vollständig auf. Haben Sie diese noch nicht bezahlt, so ist nichts mehr geschuldet; was Sie bezahlt haben, wird angerechnet oder zurückerstattet.`,
    sample: 'Muster: kein gültiges Dokument, bitte nicht bezahlen.',
    sampleStamp: 'MUSTER',
  },
  {
    fr: {
      numbers: { invoice: 'Numéro de facture', 'credit-note': 'Note de crédit n°', offer: 'Offre n°' },
      dates: { invoice: 'Date de facture', 'credit-note': 'Date', offer: 'Date' },
      forInvoice: 'Facture annulée',
      item: 'Prestation',
      amountInFrancs: 'Montant en CHF',
      totalFrancs: 'Total CHF',
      page: (page, count) => `Page ${page} sur ${count}`,
      report: (title) => `${title}, rapport d’étude complet`,
      reportDetails: (edition, size) => `${edition}. Prix pour les entreprises : ${size}`,
      presentation: 'Présentation des résultats sur place',
      presentationDate: 'Date à convenir',
      includedVat: (rate) => `TVA comprise, ${rate}`,
      ofAmount: (vat, amount) => `${vat} sur ${amount}`,
      delivery: `Le rapport d’étude est envoyé par e-mail dans les ${deliveryHours} heures qui suivent la commande.`,
      deliveryByPost: 'Vous recevrez le rapport d’étude par courrier séparé.',
      replaces: (invoice, creditNote) =>
        `La présente facture remplace la facture ${invoice.number} du ${invoice.issuedOn}, annulée par la note de crédit ${creditNote}.`,
      offered: (until) =>
        `La présente offre est valable jusqu’au ${until}. Si vous l’acceptez, veuillez nous répondre ; vous recevrez alors la facture.`,
      piecePrice: (quantity, price) => `${quantity} × ${price}`,
      payable: (until) => `Payable dans les ${paymentTermDays} jours, soit jusqu’au ${until}, sans déduction.`,
      paid: (paid, open) => `Déjà payé : ${paid}. Reste à payer : ${open}.`,
      usePaymentPart: 'Veuillez utiliser la section paiement ou indiquer le numéro de facture.',
      accountFollows: 'Nous vous communiquerons séparément les coordonnées bancaires.',
      revokes: (invoice) =>
        `La présente note de crédit annule intégralement la facture ${invoice.number} du ${invoice.issuedOn}. Si vous ne l’avez pas encore payée, plus rien n’est dû ; ce que vous avez payé sera imputé ou remboursé.`,
      sample: 'Spécimen : document non valable, prière de ne pas payer.',
      sampleStamp: 'SPÉCIMEN',
    },
    it: {
      numbers: { invoice: 'Numero di fattura', 'credit-note': 'Nota di credito n.', offer: 'Offerta n.' },
      dates: { invoice: 'Data della fattura', 'credit-note': 'Data', offer: 'Data' },
      forInvoice: 'Fattura annullata',
      item: 'Prestazione',
      amountInFrancs: 'Importo in CHF',
      totalFrancs: 'Totale CHF',
      page: (page, count) => `Pagina ${page} di ${count}`,
      report: (title) => `${title}, rapporto di studio completo`,
      reportDetails: (edition, size) => `${edition}. Prezzo per imprese: ${size}`,
      presentation: 'Presentazione dei risultati in loco',
      presentationDate: 'Data da concordare',
      includedVat: (rate) => `IVA inclusa, ${rate}`,
      ofAmount: (vat, amount) => `${vat} su ${amount}`,
      delivery: `Il rapporto di studio è inviato per e-mail entro ${deliveryHours} ore dall’ordinazione.`,
      deliveryByPost: 'Riceverà il rapporto di studio con invio postale separato.',
      replaces: (invoice, creditNote) =>
        `La presente fattura sostituisce la fattura ${invoice.number} ${italianDate('del', invoice.issuedOn)}, annullata dalla nota di credito ${creditNote}.`,
      offered: (until) =>
        `La presente offerta è valida fino ${italianDate('al', until)}. Se l’accetta, La preghiamo di risponderci; riceverà quindi la fattura.`,
      piecePrice: (quantity, price) => `${quantity} × ${price}`,
      payable: (until) =>
        `Pagabile entro ${paymentTermDays} giorni, ossia entro ${italianDate('il', until)}, senza deduzioni.`,
      paid: (paid, open) => `Già pagato: ${paid}. Da pagare: ${open}.`,
      usePaymentPart: 'La preghiamo di utilizzare la sezione pagamento o di indicare il numero di fattura.',
      accountFollows: 'Le coordinate bancarie Le saranno comunicate separatamente.',
      revokes: (invoice) =>
        `La presente nota di credito annulla integralmente la fattura ${invoice.number} ${italianDate('del', invoice.issuedOn)}. Se non l’ha ancora pagata, non deve più nulla; quanto già pagato sarà computato o rimborsato.`,
      sample: 'Facsimile: documento non valido, si prega di non pagare.',
      sampleStamp: 'FACSIMILE',
    },
    en: {
      numbers: { invoice: 'Invoice number', 'credit-note': 'Credit note no.', offer: 'Offer number' },
      dates: { invoice: 'Invoice date', 'credit-note': 'Date', offer: 'Date' },
      forInvoice: 'For invoice',
      item: 'Item',
      amountInFrancs: 'Amount in CHF',
      totalFrancs: 'Total CHF',
      page: (page, count) => `Page ${page} of ${count}`,
      report: (title) => `${title}, complete study report`,
      reportDetails: (edition, size) => `${edition}. Price for companies: ${size}`,
      presentation: 'On-site presentation of the results',
      presentationDate: 'Date by arrangement',
      includedVat: (rate) => `VAT included, ${rate}`,
      ofAmount: (vat, amount) => `${vat} on ${amount}`,
      delivery: `The study report is sent by e-mail within ${deliveryHours} hours of the order.`,
      deliveryByPost: 'You will receive the study report by separate post.',
      replaces: (invoice, creditNote) =>
        `This invoice replaces invoice ${invoice.number} of ${invoice.issuedOn}, which is cancelled by credit note ${creditNote}.`,
      offered: (until) =>
        `This offer is valid until ${until}. If you accept it, please reply to us; you will then receive the invoice.`,
      piecePrice: (quantity, price) => `${quantity} × ${price}`,
      payable: (until) => `Payable within ${paymentTermDays} days, by ${until}, without deduction.`,
      paid: (paid, open) => `Already paid: ${paid}. To be paid: ${open}.`,
      usePaymentPart: 'Please use the payment part or quote the invoice number.',
      accountFollows: 'We will send you the bank details separately.',
      revokes: (invoice) =>
        `This credit note cancels invoice ${invoice.number} of ${invoice.issuedOn} in full. If you have not paid it yet, nothing more is due; any amount already paid will be credited or refunded.`,
      sample: 'Specimen: not a valid document, please do not pay.',
      sampleStamp: 'SPECIMEN',
    },
  },
);
