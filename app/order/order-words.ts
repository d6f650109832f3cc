import { deliveryHours, paymentTermDays, reportLink } from '#content/order-terms.ts';
import { studyOrderWords } from '#domain/orders/study-orders/study-order-words.ts';
import type { Language } from '#platform/languages.ts';
import { words } from '#platform/words.ts';
import { citationCardWords } from '../components/citation-card-words.ts';
import { formWords } from '../forms/form-words.ts';
import { orderPartWords } from './order-part-words.ts';

/** Words of the order form, and of the thank-you message that replaces it. */
const ownWords = words(
  {
    pages: 'Seiten, PDF',
    reportFor: 'Studienbericht, {size}',
    presentationOnRequest: 'Präsentation der Ergebnisse vor Ort, auf Wunsch',
    title: 'Ihre Bestellung',
    legend: 'Ihre Angaben',
    billingAddressHelp: 'Strasse und Hausnummer auf einer Zeile, Postleitzahl und Ort auf der nächsten.',
    buyerReferenceHelp: 'Freiwillig. Steht auf der Rechnung, zum Beispiel Ihre Bestellnummer.',
    invoiceEmail: 'E-Mail für die Rechnung',
    invoiceEmailHelp: 'Freiwillig. Dorthin senden wir die Rechnung zusätzlich, ohne den Bericht.',
    businessArea: 'Unternehmensbereich',
    pleaseChoose: 'Bitte wählen',
    companySize: 'Unternehmensgrösse',
    presentation: 'Präsentation der Ergebnisse vor Ort',
    partnerInterest: 'Interesse an einer Partnerschaft beim Versicherungsmonitor {year}?',
    partnership: 'Partnerschaft',
    summary: 'Bestellübersicht',
    send: 'Jetzt bestellen!',
    processing: 'Bestellung wird verarbeitet...',
    binding: `Mit dem Klick bestellen Sie zahlungspflichtig. Rechnung zahlbar innert ${paymentTermDays} Tagen.`,
    failure: 'Bei der Bestellung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    keyConflict:
      'Eine Bestellung aus diesem Formular ist bereits bei uns eingegangen; Sie erhalten dazu eine E-Mail. Möchten Sie mit den geänderten Angaben noch einmal bestellen, so senden Sie das Formular erneut ab.',
    thanks: {
      title: 'Bestellung erfolgreich',
      description: 'Vielen Dank für Ihre Bestellung. Sie erhalten in Kürze eine E-Mail mit der Rechnung.',
    },
    success: {
      title: 'Bestellung erfolgreich!',
      text: `Vielen Dank für Ihre Bestellung. Sie erhalten in Kürze eine E-Mail mit der Rechnung. Den Studienbericht senden wir Ihnen innerhalb von ${deliveryHours} Stunden als PDF.`,
      orderNumber: 'Bestellnummer',
    },
    renewal: {
      title: 'Ihr Download-Link ist abgelaufen',
      offer: `Persönliche Links gelten ${reportLink.days} Tage oder ${reportLink.downloads} Downloads lang. Gerne senden wir Ihnen einen neuen, an dieselbe E-Mail-Adresse wie beim ersten Mal.`,
      sent: 'Wir haben Ihnen einen neuen Link gesandt, an dieselbe E-Mail-Adresse wie beim ersten Mal.',
      request: 'Neuen Link anfordern',
      failure: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
    },
  },
  {
    fr: {
      pages: 'pages, PDF',
      reportFor: 'Rapport d’étude, {size}',
      presentationOnRequest: 'Présentation des résultats sur place, sur demande',
      title: 'Votre commande',
      legend: 'Vos indications',
      billingAddressHelp: 'Rue et numéro sur une ligne, numéro postal et localité sur la suivante.',
      buyerReferenceHelp: 'Facultatif. Figure sur la facture, par exemple votre numéro de commande.',
      invoiceEmail: 'E-mail pour la facture',
      invoiceEmailHelp: 'Facultatif. Nous y enverrons aussi la facture, sans le rapport.',
      businessArea: 'Domaine d’activité',
      pleaseChoose: 'Veuillez choisir',
      companySize: 'Taille de l’entreprise',
      presentation: 'Présentation des résultats sur place',
      partnerInterest: 'Intérêt pour un partenariat avec le Versicherungsmonitor {year} ?',
      partnership: 'Partenariat',
      summary: 'Récapitulatif de la commande',
      send: 'Commander maintenant !',
      processing: 'Commande en cours de traitement…',
      binding: `En cliquant, vous passez une commande avec obligation de paiement. Facture payable dans les ${paymentTermDays} jours.`,
      failure: 'Une erreur s’est produite lors de la commande. Veuillez réessayer.',
      keyConflict:
        'Une commande provenant de ce formulaire nous est déjà parvenue ; vous recevrez un e-mail à ce sujet. Si vous souhaitez commander une nouvelle fois avec les indications modifiées, envoyez à nouveau le formulaire.',
      thanks: {
        title: 'Commande enregistrée',
        description: 'Merci de votre commande. Vous recevrez sous peu un e-mail avec la facture.',
      },
      success: {
        title: 'Commande enregistrée !',
        text: `Merci de votre commande. Vous recevrez sous peu un e-mail avec la facture. Nous vous enverrons le rapport d’étude au format PDF dans les ${deliveryHours} heures.`,
        orderNumber: 'Numéro de commande',
      },
      renewal: {
        title: 'Votre lien de téléchargement a expiré',
        offer: `Les liens personnels sont valables ${reportLink.days} jours ou ${reportLink.downloads} téléchargements. Nous vous en enverrons volontiers un nouveau, à la même adresse e-mail que la première fois.`,
        sent: 'Nous vous avons envoyé un nouveau lien, à la même adresse e-mail que la première fois.',
        request: 'Demander un nouveau lien',
        failure: 'L’envoi n’a pas réussi. Veuillez réessayer.',
      },
    },
    it: {
      pages: 'pagine, PDF',
      reportFor: 'Rapporto di studio, {size}',
      presentationOnRequest: 'Presentazione dei risultati in loco, su richiesta',
      title: 'La Sua ordinazione',
      legend: 'I Suoi dati',
      billingAddressHelp: 'Via e numero civico su una riga, numero postale e località su quella successiva.',
      buyerReferenceHelp: 'Facoltativo. Figura sulla fattura, per esempio il Suo numero d’ordinazione.',
      invoiceEmail: 'E-mail per la fattura',
      invoiceEmailHelp: 'Facoltativo. La fattura sarà inviata anche a questo indirizzo, senza il rapporto.',
      businessArea: 'Settore di attività',
      pleaseChoose: 'Scegliere',
      companySize: 'Dimensione dell’impresa',
      presentation: 'Presentazione dei risultati in loco',
      partnerInterest: 'Interesse a un partenariato con il Versicherungsmonitor {year}?',
      partnership: 'Partenariato',
      summary: 'Riepilogo dell’ordinazione',
      send: 'Ordinare ora!',
      processing: 'Ordinazione in corso di elaborazione…',
      binding: `Con il clic effettua un’ordinazione con obbligo di pagamento. Fattura pagabile entro ${paymentTermDays} giorni.`,
      failure: 'Si è verificato un errore durante l’ordinazione. La preghiamo di riprovare.',
      keyConflict:
        'Un’ordinazione inviata con questo modulo ci è già pervenuta; riceverà un’e-mail al riguardo. Se desidera ordinare ancora una volta con i dati modificati, invii di nuovo il modulo.',
      thanks: {
        title: 'Ordinazione registrata',
        description: 'Grazie per la Sua ordinazione. Riceverà a breve un’e-mail con la fattura.',
      },
      success: {
        title: 'Ordinazione registrata!',
        text: `Grazie per la Sua ordinazione. Riceverà a breve un’e-mail con la fattura. Le invieremo il rapporto di studio in formato PDF entro ${deliveryHours} ore.`,
        orderNumber: 'Numero d’ordinazione',
      },
      renewal: {
        title: 'Il Suo link per il download è scaduto',
        offer: `I link personali sono validi ${reportLink.days} giorni o ${reportLink.downloads} download. Gliene inviamo volentieri uno nuovo, allo stesso indirizzo e-mail della prima volta.`,
        sent: 'Le abbiamo inviato un nuovo link, allo stesso indirizzo e-mail della prima volta.',
        request: 'Richiedere un nuovo link',
        failure: 'L’invio non è riuscito. La preghiamo di riprovare.',
      },
    },
    en: {
      pages: 'pages, PDF',
      reportFor: 'Study report, {size}',
      presentationOnRequest: 'On-site presentation of the results, on request',
      title: 'Your order',
      legend: 'Your details',
      billingAddressHelp: 'Street and number on one line, postcode and town on the next.',
      buyerReferenceHelp: 'Optional. Printed on the invoice, for example your order number.',
      invoiceEmail: 'E-mail for the invoice',
      invoiceEmailHelp: 'Optional. We send the invoice there as well, without the report.',
      businessArea: 'Business area',
      pleaseChoose: 'Please choose',
      companySize: 'Company size',
      presentation: 'On-site presentation of the results',
      partnerInterest: 'Interested in a partnership with the Versicherungsmonitor {year}?',
      partnership: 'Partnership',
      summary: 'Order summary',
      send: 'Order now!',
      processing: 'Processing your order…',
      binding: `By clicking, you place an order with an obligation to pay. Invoice payable within ${paymentTermDays} days.`,
      failure: 'An error occurred while placing the order. Please try again.',
      keyConflict:
        'We have already received an order from this form; you will get an e-mail about it. If you would like to order again with the changed details, send the form once more.',
      thanks: {
        title: 'Order successful',
        description: 'Thank you for your order. You will shortly receive an e-mail with the invoice.',
      },
      success: {
        title: 'Order successful!',
        text: `Thank you for your order. You will shortly receive an e-mail with the invoice. We will send you the study report as a PDF within ${deliveryHours} hours.`,
        orderNumber: 'Order number',
      },
      renewal: {
        title: 'Your download link has expired',
        offer: `Personal links are valid for ${reportLink.days} days or ${reportLink.downloads} downloads. We are happy to send you a new one, to the same e-mail address as the first time.`,
        sent: 'We have sent you a new link, to the same e-mail address as the first time.',
        request: 'Request a new link',
        failure: 'That did not work. Please try again.',
      },
    },
  },
);

const messages = [
  'notText',
  'tooLong',
  'characters',
  'email',
  'firstName',
  'lastName',
  'organization',
  'billingAddress',
  'businessArea',
  'companySize',
  'choice',
  'wholeYear',
  'wholePrice',
] as const;

export function orderWords(language: Language) {
  const own = ownWords(language);
  return {
    ...own,
    ...formWords(language, { failure: own.failure, keyConflict: own.keyConflict }, messages),
    ...studyOrderWords(language),
    citation: citationCardWords(language),
    parts: orderPartWords(language),
  };
}

export type OrderWords = ReturnType<typeof orderWords>;
