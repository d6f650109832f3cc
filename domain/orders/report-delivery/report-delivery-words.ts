import { words } from '#platform/words.ts';

/** The mail with the personal link, and the licence line on the report. */
export const reportDeliveryWords = words(
  {
    subject: (orderNumber: string) => `Ihr Studienbericht zur Bestellung ${orderNumber}`,
    heading: 'Ihr Studienbericht steht bereit',
    lead: (report: string) =>
      `Über den folgenden persönlichen Link laden Sie den vollständigen Studienbericht herunter (${report}).`,
    download: 'Studienbericht herunterladen',
    licensedTo: 'Lizenziert für',
    validUntil: 'Link gültig bis',
    downloads: 'Downloads',
    atMost: (count: number) => `höchstens ${count}`,
    isPersonal:
      'Jede Seite trägt den Namen Ihres Unternehmens und die Bestellnummer. Bitte geben Sie den Link nicht weiter. Ist er abgelaufen, so öffnen Sie ihn noch einmal: Sie können sich dann einen neuen an diese E-Mail-Adresse senden lassen.',
    questions: 'Fragen beantworten wir gerne: {link}',
    licenceLine: (name: string, orderNumber: string) => `Lizenziert für ${name} – Bestellung ${orderNumber}`,
    sample: 'Muster',
  },
  {
    fr: {
      subject: (orderNumber) => `Votre rapport d’étude relatif à la commande ${orderNumber}`,
      heading: 'Votre rapport d’étude est prêt',
      lead: (report) =>
        `Le lien personnel ci-dessous vous permet de télécharger le rapport d’étude complet (${report}).`,
      download: 'Télécharger le rapport d’étude',
      licensedTo: 'Sous licence pour',
      validUntil: 'Lien valable jusqu’au',
      downloads: 'Téléchargements',
      atMost: (count) => `${count} au maximum`,
      isPersonal:
        'Chaque page porte le nom de votre entreprise et le numéro de commande. Veuillez ne pas transmettre le lien. S’il a expiré, ouvrez-le une nouvelle fois : vous pourrez alors vous en faire envoyer un nouveau à cette adresse e-mail.',
      questions: 'Nous répondons volontiers à vos questions : {link}',
      licenceLine: (name, orderNumber) => `Sous licence pour ${name} – commande ${orderNumber}`,
      sample: 'Spécimen',
    },
    it: {
      subject: (orderNumber) => `Il Suo rapporto di studio relativo all’ordinazione ${orderNumber}`,
      heading: 'Il Suo rapporto di studio è pronto',
      lead: (report) => `Con il link personale seguente può scaricare il rapporto di studio completo (${report}).`,
      download: 'Scaricare il rapporto di studio',
      licensedTo: 'Con licenza per',
      validUntil: 'Validità del link',
      downloads: 'Download',
      atMost: (count) => `al massimo ${count}`,
      isPersonal:
        'Ogni pagina porta il nome della Sua impresa e il numero d’ordinazione. La preghiamo di non trasmettere il link ad altri. Se è scaduto, lo apra ancora una volta: potrà richiederne uno nuovo a questo indirizzo e-mail.',
      questions: 'Rispondiamo volentieri alle Sue domande: {link}',
      licenceLine: (name, orderNumber) => `Con licenza per ${name} – ordinazione ${orderNumber}`,
      sample: 'Facsimile',
    },
    en: {
      subject: (orderNumber) => `Your study report for order ${orderNumber}`,
      heading: 'Your study report is ready',
      lead: (report) => `Use the following personal link to download the complete study report (${report}).`,
      download: 'Download the study report',
      licensedTo: 'Licensed to',
      validUntil: 'Link valid until',
      downloads: 'Downloads',
      atMost: (count) => `at most ${count}`,
      isPersonal:
        'Each page carries the name of your company and the order number. Please do not pass the link on. If it has expired, open it once more: you can then have a new one sent to this e-mail address.',
      questions: 'We are happy to answer your questions: {link}',
      licenceLine: (name, orderNumber) => `Licensed to ${name} – order ${orderNumber}`,
      sample: 'Specimen',
    },
  },
);
