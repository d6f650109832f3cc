import { italianDate } from '#platform/dates.ts';
import { words } from '#platform/words.ts';

/** Texts of the buyer's page of an order. */
export const buyersPageWords = words(
  {
    order: {
      kicker: 'Ihre Bestellung',
      cancelled: 'Diese Bestellung wurde storniert.',
      items: 'Was Sie bestellt haben',
      questionSubject: (number: string) => `Bestellung ${number}`,
      writeUs:
        'Schreiben Sie uns an {link} und nennen Sie die Bestellnummer. Ist die Rechnungsadresse falsch, so stellen wir Ihnen eine neue Rechnung aus. Wurde diese Seite an jemanden weitergegeben, der sie nicht sehen soll, so geben wir Ihnen eine neue Adresse dafür.',
    },
    offer: {
      kicker: 'Ihre Offerte',
      cancelled: 'Diese Offerte gilt nicht mehr.',
      items: 'Was wir Ihnen offerieren',
      questionSubject: (number: string) => `Offerte ${number}`,
      writeUs:
        'Schreiben Sie uns an {link} und nennen Sie die Offertnummer. Wurde diese Seite an jemanden weitergegeben, der sie nicht sehen soll, so geben wir Ihnen eine neue Adresse dafür.',
    },
    leads: {
      checked: 'Ihre Bestellung ist bei uns eingegangen und wird geprüft. Sie erhalten Bescheid per E-Mail.',
      waiting: 'Ihre Bestellung ist bei uns eingegangen. Der Bericht ist unterwegs.',
      delivered: 'Ihr Bericht ist geliefert.',
      offered: 'Unsere Offerte liegt für Sie bereit.',
      expired: 'Unsere Offerte ist abgelaufen.',
      arranged: 'Ihre Rechnung liegt für Sie bereit.',
    },
    state: 'Stand',
    validUntil: {
      offered: (until: string) =>
        `Diese Offerte gilt bis ${until}. Möchten Sie sie annehmen, so schreiben Sie uns an {link}. Sie erhalten dann die Rechnung.`,
      expired: (until: string) =>
        `Diese Offerte galt bis ${until}. Möchten Sie sie noch annehmen, so schreiben Sie uns an {link}.`,
    },
    isWrong: 'Stimmt etwas nicht?',
    progress: {
      checked: 'folgt, sobald die Bestellung geprüft ist',
      waiting: (until: string) => `unterwegs, bis ${until}`,
      delivered: (at: string) => `geliefert am ${at}`,
      cancelled: 'wird nicht mehr geliefert',
    },
    payableUntil: (day: string) => `, zahlbar bis ${day}`,
    payments: {
      none: 'noch keine Rechnung',
      open: 'offen',
      paid: 'bezahlt, vielen Dank',
      cancelled: 'storniert',
    },
    ordered: 'Bestellt',
    created: 'Erstellt',
    report: 'Bericht',
    invoice: 'Rechnung',
    documents: 'Dokumente',
    revoked: ', aufgehoben',
    reportComes: 'Sobald er geliefert ist, laden Sie ihn auch hier herunter.',
    downloadsLeft: (count: number) => (count === 1 ? 'noch 1 Download' : `noch ${count} Downloads`),
    licensed: (title: string, left: string, until: string) =>
      `${title} als PDF, für Ihr Unternehmen lizenziert: ${left}, bis ${until}.`,
    noLink: 'Zurzeit haben Sie keinen gültigen Link.',
    newLinkTo: (email: string) => `Einen neuen persönlichen Link senden wir jederzeit an ${email}.`,
    download: 'Bericht herunterladen',
    sendLink: 'Neuen Link senden',
    linkSent: (email: string) => `Ein neuer Link ist unterwegs an ${email}.`,
  },
  {
    fr: {
      order: {
        kicker: 'Votre commande',
        cancelled: 'Cette commande a été annulée.',
        items: 'Ce que vous avez commandé',
        questionSubject: (number) => `Commande ${number}`,
        writeUs:
          'Écrivez-nous à {link} en indiquant le numéro de commande. Si l’adresse de facturation est erronée, nous vous établirons une nouvelle facture. Si cette page a été transmise à quelqu’un qui ne doit pas la voir, nous lui attribuerons une nouvelle adresse.',
      },
      offer: {
        kicker: 'Votre offre',
        cancelled: 'Cette offre n’est plus valable.',
        items: 'Ce que nous vous proposons',
        questionSubject: (number) => `Offre ${number}`,
        writeUs:
          'Écrivez-nous à {link} en indiquant le numéro de l’offre. Si cette page a été transmise à quelqu’un qui ne doit pas la voir, nous lui attribuerons une nouvelle adresse.',
      },
      leads: {
        checked:
          'Votre commande nous est parvenue et est en cours de vérification. Vous recevrez notre réponse par e-mail.',
        waiting: 'Votre commande nous est parvenue. Le rapport est en route.',
        delivered: 'Votre rapport a été livré.',
        offered: 'Notre offre est à votre disposition.',
        expired: 'Notre offre est échue.',
        arranged: 'Votre facture est à votre disposition.',
      },
      state: 'État',
      validUntil: {
        offered: (until) =>
          `La présente offre est valable jusqu’au ${until}. Pour l’accepter, écrivez-nous à {link}. Vous recevrez ensuite la facture.`,
        expired: (until) =>
          `La présente offre était valable jusqu’au ${until}. Si vous souhaitez encore l’accepter, écrivez-nous à {link}.`,
      },
      isWrong: 'Une erreur ?',
      progress: {
        checked: 'suivra dès que la commande aura été vérifiée',
        waiting: (until) => `en route, au plus tard le ${until}`,
        delivered: (at) => `livré le ${at}`,
        cancelled: 'ne sera plus livré',
      },
      payableUntil: (day) => `, payable jusqu’au ${day}`,
      payments: { none: 'pas encore de facture', open: 'à payer', paid: 'payée, merci', cancelled: 'annulée' },
      ordered: 'Commandé',
      created: 'Établi',
      report: 'Rapport',
      invoice: 'Facture',
      documents: 'Documents',
      revoked: ', annulée',
      reportComes: 'Dès sa livraison, vous pourrez aussi le télécharger ici.',
      downloadsLeft: (count) => (count === 1 ? 'encore 1 téléchargement' : `encore ${count} téléchargements`),
      licensed: (title, left, until) =>
        `${title} au format PDF, sous licence pour votre entreprise : ${left}, jusqu’au ${until}.`,
      noLink: 'Vous n’avez actuellement aucun lien valable.',
      newLinkTo: (email) => `Nous envoyons en tout temps un nouveau lien personnel à ${email}.`,
      download: 'Télécharger le rapport',
      sendLink: 'Envoyer un nouveau lien',
      linkSent: (email) => `Un nouveau lien est en route vers ${email}.`,
    },
    it: {
      order: {
        kicker: 'La Sua ordinazione',
        cancelled: 'Questa ordinazione è stata annullata.',
        items: 'Che cosa ha ordinato',
        questionSubject: (number) => `Ordinazione ${number}`,
        writeUs:
          'Ci scriva a {link} indicando il numero d’ordinazione. Se l’indirizzo di fatturazione è errato, emettiamo una nuova fattura. Se questa pagina è stata trasmessa a qualcuno che non deve vederla, Le forniamo un nuovo indirizzo.',
      },
      offer: {
        kicker: 'La Sua offerta',
        cancelled: 'Questa offerta non è più valida.',
        items: 'Che cosa Le offriamo',
        questionSubject: (number) => `Offerta ${number}`,
        writeUs:
          'Ci scriva a {link} indicando il numero dell’offerta. Se questa pagina è stata trasmessa a qualcuno che non deve vederla, Le forniamo un nuovo indirizzo.',
      },
      leads: {
        checked: 'La Sua ordinazione ci è pervenuta ed è in fase di verifica. La informeremo per e-mail.',
        waiting: 'La Sua ordinazione ci è pervenuta. Il rapporto è in arrivo.',
        delivered: 'Il Suo rapporto è stato consegnato.',
        offered: 'La nostra offerta è a Sua disposizione.',
        expired: 'La nostra offerta è scaduta.',
        arranged: 'La Sua fattura è a Sua disposizione.',
      },
      state: 'Stato',
      validUntil: {
        offered: (until) =>
          `La presente offerta è valida fino ${italianDate('al', until)}. Per accettarla ci scriva a {link}. Riceverà poi la fattura.`,
        expired: (until) =>
          `La presente offerta era valida fino ${italianDate('al', until)}. Se desidera ancora accettarla, ci scriva a {link}.`,
      },
      isWrong: 'Qualcosa non è corretto?',
      progress: {
        checked: 'segue non appena l’ordinazione è verificata',
        waiting: (until) => `in arrivo, entro ${italianDate('il', until)}`,
        delivered: (at) => `consegnato ${italianDate('il', at)}`,
        cancelled: 'non viene più consegnato',
      },
      payableUntil: (day) => `, pagabile entro ${italianDate('il', day)}`,
      payments: { none: 'ancora nessuna fattura', open: 'da pagare', paid: 'pagata, grazie', cancelled: 'annullata' },
      ordered: 'Ordinato il',
      created: 'Emesso il',
      report: 'Rapporto',
      invoice: 'Fattura',
      documents: 'Documenti',
      revoked: ', annullata',
      reportComes: 'Non appena consegnato, potrà scaricarlo anche qui.',
      downloadsLeft: (count) => (count === 1 ? 'ancora 1 download' : `ancora ${count} download`),
      licensed: (title, left, until) =>
        `${title} in formato PDF, con licenza per la Sua impresa: ${left}, fino ${italianDate('al', until)}.`,
      noLink: 'Al momento non dispone di alcun link valido.',
      newLinkTo: (email) => `Inviamo in qualsiasi momento un nuovo link personale a ${email}.`,
      download: 'Scaricare il rapporto',
      sendLink: 'Inviare un nuovo link',
      linkSent: (email) => `Un nuovo link è in arrivo all’indirizzo ${email}.`,
    },
    en: {
      order: {
        kicker: 'Your order',
        cancelled: 'This order has been cancelled.',
        items: 'What you ordered',
        questionSubject: (number) => `Order ${number}`,
        writeUs:
          'Write to us at {link} and give the order number. If the billing address is wrong, we will issue a new invoice. If this page has been passed on to somebody who should not see it, we will give you a new address for it.',
      },
      offer: {
        kicker: 'Your offer',
        cancelled: 'This offer is no longer valid.',
        items: 'What we offer you',
        questionSubject: (number) => `Offer ${number}`,
        writeUs:
          'Write to us at {link} and give the offer number. If this page has been passed on to somebody who should not see it, we will give you a new address for it.',
      },
      leads: {
        checked: 'We have received your order and are checking it. You will be notified by e-mail.',
        waiting: 'We have received your order. The report is on its way.',
        delivered: 'Your report has been delivered.',
        offered: 'Our offer is ready for you.',
        expired: 'Our offer has expired.',
        arranged: 'Your invoice is ready for you.',
      },
      state: 'Status',
      validUntil: {
        offered: (until) =>
          `This offer is valid until ${until}. To accept it, write to us at {link}. You will then receive the invoice.`,
        expired: (until) =>
          `This offer was valid until ${until}. If you would still like to accept it, write to us at {link}.`,
      },
      isWrong: 'Is something wrong?',
      progress: {
        checked: 'follows once the order has been checked',
        waiting: (until) => `on its way, by ${until}`,
        delivered: (at) => `delivered on ${at}`,
        cancelled: 'will no longer be delivered',
      },
      payableUntil: (day) => `, payable by ${day}`,
      payments: { none: 'no invoice yet', open: 'outstanding', paid: 'paid, thank you', cancelled: 'cancelled' },
      ordered: 'Ordered',
      created: 'Issued',
      report: 'Report',
      invoice: 'Invoice',
      documents: 'Documents',
      revoked: ', cancelled',
      reportComes: 'Once it is delivered, you can download it here as well.',
      downloadsLeft: (count) => (count === 1 ? '1 download left' : `${count} downloads left`),
      licensed: (title, left, until) => `${title} as a PDF, licensed for your company: ${left}, until ${until}.`,
      noLink: 'At present you have no valid link.',
      newLinkTo: (email) => `We will send a new personal link to ${email} at any time.`,
      download: 'Download the report',
      sendLink: 'Send a new link',
      linkSent: (email) => `A new link is on its way to ${email}.`,
    },
  },
);
