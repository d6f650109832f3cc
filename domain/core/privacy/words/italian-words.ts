import type { TranslatedData } from './german-data.ts';
import type { PrivacyWords } from './german-words.ts';

const data: TranslatedData = {
  'contact-messages': {
    data: 'Nome, indirizzo e-mail e messaggio nonché, se li indica, impresa e telefono.',
    more: 'Vi si aggiungono le nostre osservazioni per il trattamento.',
    terms: ['Messaggi di contatto: {1}'],
  },
  'message-replies': { more: 'Le nostre risposte rimangono allegate alla Sua richiesta.' },
  'incoming-mails': { more: 'Vi si aggiungono le Sue risposte alle nostre e-mail, con mittente, oggetto e testo.' },
  'incoming-attachments': { more: 'I file che allega a una risposta vengono verificati e conservati con essa.' },
  'reply-attachments': {
    more: 'Ne fanno parte i file che vi alleghiamo.',
    terms: ['File allegati a una risposta che non è stata inviata: {1}'],
  },
  'study-orders': {
    data: 'Nome, indirizzo e-mail, impresa, indirizzo di fatturazione, settore di attività, dimensione dell’impresa, presentazione desiderata e interesse per un partenariato.',
    more: 'Vi si aggiungono, se li indica, il Suo riferimento e un indirizzo e-mail per la fattura, nonché le nostre osservazioni.',
    terms: ['Ordinazioni dello studio e fatture: {1}, poiché la legge lo esige per i libri contabili (art. 958f CO)'],
  },
  'report-downloads': {
    data: 'Il PDF riporta su ogni pagina il nome della Sua impresa e il numero d’ordinazione. Registriamo quante volte è stato utilizzato il link personale.',
  },
  'invoice-documents': { data: 'Nome, impresa e indirizzo su offerte, fatture e note di credito.' },
  'order-facts': {
    data: 'Che cosa è successo a un’ordinazione (pagamento, rimborso, consegna, annullamento) e chi l’ha registrato.',
  },
  reminders: { data: 'Solleciti di pagamento: per quale fattura e quando.' },
  'correction-proposals': {
    data: 'Le correzioni dell’impresa, dell’indirizzo o del riferimento che propone per una fattura, e la nostra risposta.',
    terms: ['Correzioni di fatture proposte: {1} dopo la decisione'],
  },
  'bank-transactions': {
    data: 'Pagamenti contenuti nei file della nostra banca: nome della persona o dell’impresa che paga, importo, data, riferimento e comunicazione.',
    terms: ['Pagamenti da file della banca, con il nome della persona che paga: {1} per lo stesso motivo'],
  },
  'bank-dismissals': { data: 'Per i pagamenti che non riguardano un’ordinazione: il motivo e chi l’ha registrato.' },
  'bank-imports': {
    data: 'Chi di noi ha importato un file della banca.',
    terms: ['Indicazioni sui file importati della banca: {1} dopo il loro ultimo pagamento'],
  },
  'print-orders': {
    data: 'Nome, indirizzo e-mail, indirizzo postale, impresa, numero di copie e lingua.',
    more: 'Vi si aggiungono le nostre osservazioni.',
    terms: ['Ordinazioni della versione stampata: {1} dopo la spedizione'],
  },
  'news-subscribers': {
    data: 'Indirizzo e-mail, temi scelti, schede di cui si segnalano le correzioni e momento della conferma.',
    terms: [
      'Iscrizioni alle novità: fino all’annullamento da parte Sua; non confermate {1} dopo la scadenza del link; indirizzi rifiutati dal server di posta {2}',
    ],
  },
  'news-asked-addresses': {
    more: 'Di un indirizzo non confermato rimane una traccia cifrata dalla quale non è possibile ricavarlo: così nessuno può scrivergli una seconda volta a Suo nome.',
    terms: [
      'Traccia di un indirizzo non confermato: fino alla conferma dell’indirizzo o alla Sua richiesta di cancellazione',
    ],
  },
  mails: {
    data: 'Indirizzo del destinatario, oggetto, momento e contenuto dei messaggi che Le inviamo per gli altri scopi di questo elenco.',
    terms: [
      'Contenuto delle e-mail inviate e destinatari delle novità: {1}',
      'Indirizzo del destinatario e oggetto delle e-mail inviate: per la stessa durata di ciò a cui si riferiscono; per inviti e nuove password {2}',
    ],
  },
  'partner-files': {
    data: 'File che scambiamo con le imprese partner, con titolo, categoria e anno.',
    terms: ['File dell’area partner e persone che li hanno scaricati: fino alla rimozione dei file, e {1} oltre'],
  },
  'partner-file-versions': { data: 'Chi ha caricato quale file e quando, e il messaggio che lo accompagna.' },
  'partner-file-downloads': { data: 'Chi ha scaricato quale file e quando.' },
  'partner-uploads': { data: 'File il cui caricamento è ancora in corso.', terms: ['Caricamenti iniziati: {1}'] },
  'partner-upload-pieces': { data: 'Le loro parti già trasmesse.' },
  'entry-proposals': {
    data: 'Che cosa un’impresa partner desidera modificare nella sua voce pubblica, e chi lo propone.',
    terms: ['Proposte di imprese partner per la loro voce: {1} dopo la decisione'],
  },
  accounts: {
    data: 'Nome, indirizzo e-mail, ruolo o impresa partner, ultimo accesso e, se lo indica, telefono.',
    terms: [
      'Account di persone delle imprese partner: {1} dopo la loro rimozione, o con l’impresa; account dell’amministrazione: fino alla cancellazione da parte nostra dopo l’uscita',
    ],
  },
  passwords: { data: 'Della password, un valore dal quale non è possibile ricavarla.' },
  authenticators: { data: 'Il segreto cifrato di un’app che genera codici.' },
  passkeys: { data: 'Passkey con il nome che Lei dà loro.' },
  'recovery-codes': { data: 'Valori di controllo dei codici di recupero.' },
  'firm-access-rules': { data: 'Chi ha confermato per ultimo l’elenco delle persone di un’impresa, e quando.' },
  'terms-acceptances': { data: 'Quando Lei ha accettato quale versione delle condizioni dell’area partner.' },
  'account-links': {
    data: 'Inviti, link per una nuova password e domande su chi ha ancora bisogno dell’accesso: a chi, da chi e se sono stati utilizzati.',
    terms: [
      'Inviti (validi {1}), link per una nuova password (validi {2}), domande sugli accessi non utilizzati (valide {3}) ed elenchi di persone da confermare (validi {4}): {5} dopo la loro scadenza',
    ],
  },
  'read-tokens': {
    data: 'Accessi per programmi, con la persona che li ha creati: nome, ambiti e ultimo utilizzo.',
    terms: ['Accessi per programmi: {1} dopo la loro fine'],
  },
  session: {
    data: 'Per ogni accesso, il momento, il browser e il sistema operativo nonché l’indirizzo di rete abbreviato da cui proviene.',
    terms: ['Accessi: fino alla disconnessione, al massimo {1}'],
  },
  'sign-in-steps': {
    data: 'Tra la password e il secondo fattore, un identificativo casuale.',
    terms: ['Accessi iniziati: {1}'],
  },
  'known-devices': {
    data: 'Dispositivi sui quali ha effettuato l’accesso: browser, sistema operativo e indirizzo di rete abbreviato.',
    terms: ['Dispositivi sui quali ha effettuato l’accesso: {1} dopo l’ultimo accesso'],
  },
  'team-members': {
    data: 'Dei membri del gruppo di ricerca: nome, funzione, organizzazione, ambiti di competenza, indirizzo e-mail, ritratto, biografia e profilo LinkedIn, per quanto indicati.',
  },
  partners: {
    data: 'Delle imprese partner, un indirizzo e-mail per il contatto.',
    terms: [
      'Voci del gruppo di ricerca e delle imprese partner, immagini e filmati: fino alla cancellazione da parte nostra',
    ],
  },
  'library-items': { data: 'Immagini e filmati sui quali possono essere visibili persone.' },
  'page-texts': {
    data: 'Persone menzionate dalle pagine, per esempio nell’Impressum, nelle citazioni e nel contatto per i media. Di ogni versione registriamo chi l’ha pubblicata.',
    terms: ['Versioni pubblicate di pagine ed edizioni: rimangono, affinché possano essere citate'],
  },
  'page-drafts': { data: 'Bozze di pagine.', terms: ['Bozze di pagine: fino alla prossima bozza della stessa pagina'] },
  'link-checks': {
    data: 'Indirizzi di altri siti web a cui le pagine rimandano, anche quelli di persone (LinkedIn), con il risultato della verifica della loro raggiungibilità.',
    terms: ['Indirizzi verificati di altri siti web: finché qualcosa vi rimanda'],
  },
  'privacy-requests': {
    data: 'Tipo di richiesta, indirizzo e-mail, data di ricezione e momento dell’evasione.',
    terms: [
      'Richieste relative alla protezione dei dati: {1} dopo l’evasione; in caso di cancellazione, l’indirizzo è rimosso subito',
    ],
  },
  'audit-log': {
    data: 'Le modifiche sono registrate con momento e autore, ma senza contenuto. Ciò vale anche per gli accessi e i tentativi di accesso e, per le persone delle imprese partner, per i download; i responsabili della loro impresa li vedono. È registrato anche l’indirizzo di rete abbreviato della richiesta.',
    terms: ['Registro delle modifiche dell’amministrazione: {1}'],
  },
  'rate-limits': {
    data: 'Contatori per indirizzo IP (per IPv6 per rete), account o indirizzo e-mail, che frenano un numero eccessivo di richieste o tentativi di accesso.',
    terms: ['Contatori contro gli abusi: al massimo {1}'],
  },
  idempotency: {
    data: 'Un identificativo casuale del Suo modulo con la relativa risposta, affinché nulla sia ordinato due volte.',
    terms: ['Identificativi tecnici contro le ordinazioni doppie: {1}'],
  },
  'usage-counts': {
    data: 'Totali giornalieri delle consultazioni di pagine, grafici e file e dei siti web da cui provengono, senza indicazioni su persone.',
    terms: ['Totali giornalieri delle consultazioni, senza indicazioni su persone: {1}'],
  },
};

export const italianWords: PrivacyWords = {
  language: 'it',
  data,
  activities: {
    contact: { title: 'Modulo di contatto', purpose: 'Lo scopo è rispondere alla Sua richiesta.' },
    'study-orders': {
      title: 'Ordinazione dello studio',
      purpose:
        'Lo scopo è il contratto con Lei: conferma, fattura, consegna e, se indica interesse, la presa di contatto per il partenariato.',
    },
    'report-delivery': {
      title: 'Rapporto consegnato',
      purpose: 'Gli scopi sono la consegna e la protezione contro una trasmissione non autorizzata.',
    },
    bookkeeping: {
      title: 'Fatture e pagamenti',
      purpose: 'Gli scopi sono la contabilità prescritta dalla legge e il sollecito delle fatture aperte.',
    },
    'print-orders': { title: 'Ordinazione della versione stampata', purpose: 'Lo scopo è la spedizione.' },
    news: {
      title: 'Novità per e-mail',
      purpose:
        'Lo scopo è l’invio di quanto ha scelto, solo dopo che ha confermato il link della prima e-mail. Può annullare l’iscrizione in ogni messaggio con un clic.',
    },
    mails: { title: 'E-mail inviate', purpose: 'Gli scopi sono l’invio e la prova che è riuscito.' },
    'partner-area': { title: 'Area partner', purpose: 'Lo scopo è la collaborazione con le imprese partner.' },
    accounts: {
      title: 'Account dell’amministrazione e delle imprese partner',
      purpose:
        'Lo scopo è che solo le persone autorizzate abbiano accesso e possano accorgersi di un accesso indebito.',
    },
    'public-pages': {
      title: 'Persone menzionate sul sito web',
      purpose: 'Lo scopo è mostrare chi contribuisce allo studio e chi lo sostiene.',
    },
    'privacy-requests': {
      title: 'Richieste relative alla protezione dei dati',
      purpose: 'Lo scopo è rispondere entro il termine e poterlo dimostrare.',
    },
    administration: {
      title: 'Amministrazione del sito web',
      purpose: 'Lo scopo è poter ricostruire chi ha modificato che cosa.',
    },
    protection: { title: 'Protezione contro gli abusi', purpose: 'Lo scopo è l’esercizio sicuro.' },
    usage: { title: 'Conteggio delle consultazioni', purpose: 'Lo scopo è sapere che cosa viene letto.' },
  },
  people: {
    inquirers: 'persone che ci scrivono',
    buyers: 'persone che ordinano',
    subscribers: 'persone iscritte alle novità',
    office: 'persone dell’amministrazione',
    firms: 'persone delle imprese partner',
    'named-people': 'persone menzionate sul sito web',
    visitors: 'visitatrici e visitatori',
  },
  basis: {
    request: 'richiesta della persona',
    contract: 'contratto',
    consent: 'consenso',
    law: 'obbligo legale',
    interest: 'interesse preponderante',
  },
  sources: {
    person: 'la persona stessa',
    office: 'amministrazione',
    firm: 'impresa partner',
    bank: 'banca',
    use: 'utilizzo del sito web',
  },
  recipients: {
    office: 'l’amministrazione del sito web, ogni persona secondo il suo ruolo',
    operators: 'i fornitori da noi incaricati dell’esercizio tecnico dei server e della posta elettronica',
    firm: 'persone della stessa impresa partner, dopo l’accesso',
    everybody: 'tutti coloro che leggono questo sito web',
  },
  everything: 'tutti i dati qui menzionati',
  cookies: {
    session:
      'mantiene attivo il Suo accesso; termina dopo {2} senza consultazioni, con la disconnessione e al più tardi dopo {1}',
    device:
      'riconosce il dispositivo sul quale ha effettuato l’accesso, affinché tentativi di accesso di terzi non La blocchino e Le siano segnalati; non dà accesso a nessuno; {1} dopo l’ultimo accesso',
    step: 'collega la password e il secondo fattore di un accesso; termina con esso, al più tardi dopo {1}',
  },
  deletedRecords: 'Voci cancellate: ripristinabili per {1}, poi rimosse',
  units: {
    minutes: { one: 'un minuto', several: 'minuti' },
    hours: { one: 'un’ora', several: 'ore' },
    days: { one: 'un giorno', several: 'giorni' },
    months: { one: 'un mese', several: 'mesi' },
    years: { one: 'un anno', several: 'anni' },
  },
};
