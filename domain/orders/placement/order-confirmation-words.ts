import { deliveryHours, paymentTermDays } from '#content/order-terms.ts';
import { italianDate } from '#platform/dates.ts';
import { words } from '#platform/words.ts';

export const orderConfirmationWords = words(
  {
    subject: (orderNumber: string) => `Ihre Bestellung ${orderNumber}`,
    heading: 'Vielen Dank für Ihre Bestellung',
    preview: (orderNumber: string) =>
      `Bestellung ${orderNumber}: Die Rechnung liegt bei, der Bericht folgt innerhalb von ${deliveryHours} Stunden.`,
    received: 'Ihre Bestellung ist bei uns eingegangen. Die Rechnung liegt dieser E-Mail als PDF bei.',
    nextSteps: 'So geht es weiter',
    reportFollows: (pdf: string, email: string) =>
      `Innerhalb von ${deliveryHours} Stunden erhalten Sie den Studienbericht (${pdf}) per E-Mail an ${email}.`,
    presentationFollows: 'Für die Präsentation vor Ort melden wir uns bei Ihnen, um einen Termin zu vereinbaren.',
    payable: (until: string) => `Die Rechnung ist innert ${paymentTermDays} Tagen zahlbar, bis ${until}.`,
    hasPaymentPart: 'Sie enthält einen QR-Zahlteil.',
    partnership: 'Sie interessieren sich für eine Partnerschaft: Wir nehmen dazu mit Ihnen Kontakt auf.',
    details: 'Ihre Angaben',
  },
  {
    fr: {
      subject: (orderNumber) => `Votre commande ${orderNumber}`,
      heading: 'Merci de votre commande',
      preview: (orderNumber) =>
        `Commande ${orderNumber} : la facture est jointe, le rapport suivra dans les ${deliveryHours} heures.`,
      received: 'Votre commande nous est parvenue. La facture est jointe à cet e-mail au format PDF.',
      nextSteps: 'La suite',
      reportFollows: (pdf, email) =>
        `Dans les ${deliveryHours} heures, vous recevrez le rapport d’étude (${pdf}) par e-mail à ${email}.`,
      presentationFollows: 'Pour la présentation sur place, nous vous contacterons afin de convenir d’une date.',
      payable: (until) => `La facture est payable dans les ${paymentTermDays} jours, soit jusqu’au ${until}.`,
      hasPaymentPart: 'Elle comporte une section paiement avec code QR.',
      partnership: 'Un partenariat vous intéresse : nous vous contacterons à ce sujet.',
      details: 'Vos indications',
    },
    it: {
      subject: (orderNumber) => `La Sua ordinazione ${orderNumber}`,
      heading: 'Grazie per la Sua ordinazione',
      preview: (orderNumber) =>
        `Ordinazione ${orderNumber}: la fattura è allegata, il rapporto seguirà entro ${deliveryHours} ore.`,
      received: 'La Sua ordinazione ci è pervenuta. La fattura è allegata a questa e-mail in formato PDF.',
      nextSteps: 'I prossimi passi',
      reportFollows: (pdf, email) =>
        `Entro ${deliveryHours} ore riceverà il rapporto di studio (${pdf}) per e-mail all’indirizzo ${email}.`,
      presentationFollows: 'Per la presentazione in loco La contatteremo per concordare una data.',
      payable: (until) =>
        `La fattura è pagabile entro ${paymentTermDays} giorni, ossia entro ${italianDate('il', until)}.`,
      hasPaymentPart: 'Contiene una sezione pagamento con codice QR.',
      partnership: 'Ha manifestato interesse per un partenariato: La contatteremo al riguardo.',
      details: 'I Suoi dati',
    },
    en: {
      subject: (orderNumber) => `Your order ${orderNumber}`,
      heading: 'Thank you for your order',
      preview: (orderNumber) =>
        `Order ${orderNumber}: the invoice is attached, the report follows within ${deliveryHours} hours.`,
      received: 'We have received your order. The invoice is attached to this e-mail as a PDF.',
      nextSteps: 'What happens next',
      reportFollows: (pdf, email) =>
        `Within ${deliveryHours} hours you will receive the study report (${pdf}) by e-mail at ${email}.`,
      presentationFollows: 'For the on-site presentation, we will contact you to arrange a date.',
      payable: (until) => `The invoice is payable within ${paymentTermDays} days, by ${until}.`,
      hasPaymentPart: 'It includes a payment part with a QR code.',
      partnership: 'You are interested in a partnership: we will contact you about it.',
      details: 'Your details',
    },
  },
);
