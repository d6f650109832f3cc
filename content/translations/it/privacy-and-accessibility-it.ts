import type { NestedTexts } from '../nested-texts.ts';

export const privacy: NestedTexts = {
  title: 'Protezione dei dati',
  paragraphs: [
    'L’editrice è responsabile del trattamento dei dati personali su questo sito. Trattiamo soltanto i dati necessari alla Sua richiesta o ordinazione e alla sicurezza dell’esercizio, e ci atteniamo alla legge federale sulla protezione dei dati (LPD).',
  ],
  parts: {
    'wenn-sie-die-website-besuchen': {
      title: 'Quando visita il sito',
      paragraphs: [
        'Può leggere tutte le pagine senza fornire indicazioni su di sé. Prima di un accesso con credenziali non impostiamo cookie. Non utilizziamo servizi di analisi, di pubblicità o di tracciamento.',
        'Per l’esercizio e la sicurezza il server tiene un registro tecnico: momento, tipo di richiesta, risultato e indirizzo IP abbreviato. Nomi, indirizzi postali e contenuti dei moduli non vi figurano. Per individuare abusi contiamo per breve tempo quante richieste provengono da una rete.',
        'Per sapere che cosa viene letto, il nostro server conta quante volte si consultano pagine e grafici e si scaricano file, e da quali siti provengono le consultazioni. Si contano consultazioni, non persone: sono registrati soltanto totali giornalieri, senza indirizzi IP, senza cookie e senza indicazioni sul browser. Non è possibile trarne conclusioni su di Lei.',
        'Se inizia un’ordinazione, i dati immessi sono conservati nel Suo browser, affinché non vadano persi ricaricando la pagina. Ci vengono trasmessi soltanto quando invia l’ordinazione.',
      ],
    },
    'welche-angaben-wir-speichern-und-wozu': { title: 'Quali dati registriamo e a quale scopo' },
    cookies: {
      title: 'Cookie',
      paragraphs: [
        'Impostiamo cookie soltanto se accede all’amministrazione del sito o all’area partner. Tutti sono tecnicamente necessari; nessuno serve all’analisi.',
      ],
    },
    'wie-lange-wir-angaben-aufbewahren': {
      title: 'Per quanto tempo conserviamo i dati',
      paragraphs: [
        'In seguito i dati sono cancellati.',
        'Nelle copie di sicurezza i dati cancellati figurano ancora finché anche queste non sono cancellate.',
      ],
    },
    'wer-die-angaben-erhaelt': {
      title: 'Chi riceve i dati',
      paragraphs: [
        'Non vendiamo dati personali e non li comunichiamo a terzi. Vi hanno accesso le persone che trattano le richieste e le ordinazioni e i fornitori da noi incaricati dell’esercizio tecnico dei server e della posta elettronica; essi agiscono secondo le nostre istruzioni. Nell’area partner le persone delle imprese partner vedono soltanto ciò che riguarda la loro impresa. Sono fatti salvi gli obblighi di legge.',
        'I video di YouTube o Vimeo sono caricati soltanto quando li avvia con un clic. Da quel momento il rispettivo fornitore riceve il Suo indirizzo IP e tratta dati secondo le proprie regole, eventualmente anche all’estero. Lo stesso vale se segue un link a un sito di terzi.',
      ],
    },
    'ihre-rechte': {
      title: 'I Suoi diritti',
      paragraphs: [
        'Può chiedere quali dati personali trattiamo su di Lei ed esigerne la consegna in un formato elettronico usuale. Può far rettificare dati inesatti, far cancellare dati, nella misura in cui non sussista un obbligo legale di conservazione, e opporsi al trattamento. Può revocare in ogni momento un consenso con effetto per il futuro.',
        'È sufficiente un messaggio informale all’indirizzo indicato qui sotto. Possiamo chiedere una prova della Sua identità e di regola rispondiamo entro 30 giorni, in linea di principio gratuitamente. Può inoltre sporgere denuncia presso l’Incaricato federale della protezione dei dati e della trasparenza (IFPDT).',
      ],
    },
    sicherheit: {
      title: 'Sicurezza',
      paragraphs: [
        'Nell’esercizio pubblico i dati sono trasmessi in forma cifrata. L’accesso ai dati è protetto da credenziali: nell’amministrazione del sito dipende dal ruolo, nell’area partner dall’impresa. Un link personale conduce alla Sua ordinazione. Nessun sistema è esente da rischi; se nota una vulnerabilità, La preghiamo di segnalarcela.',
      ],
    },
  },
};

export const accessibility: NestedTexts = {
  title: 'Accessibilità',
  paragraphs: [
    'Tutti devono poter utilizzare questo sito, anche con la tastiera, un lettore di schermo, un forte ingrandimento o colori propri. Il riferimento sono le linee guida WCAG 2.2, livello AA.',
  ],
  parts: {
    'was-erfuellt-ist': {
      title: 'Che cosa è conforme',
      items: [
        'Tutte le pagine si possono utilizzare con la tastiera; il focus è visibile, e ciò che appare al passaggio del puntatore appare anche con il focus.',
        'Testi ed elementi di comando hanno un contrasto sufficiente, nell’aspetto chiaro e in quello scuro, e restano leggibili con un ingrandimento del 400 per cento.',
        'Ogni grafico è accompagnato da un messaggio chiave come testo e da una tabella con tutti i valori.',
        'Ciò che si muove da sé può essere fermato e resta immobile se il Suo dispositivo richiede meno movimento.',
        'I moduli indicano gli errori presso il campo e a parole. Può leggere, ordinare e scrivere anche senza JavaScript.',
      ],
    },
    'was-nicht-erfuellt-ist': {
      title: 'Che cosa non è conforme',
      items: [
        'Il rapporto di studio e i file PDF meno recenti (edizioni precedenti, documenti contabili, presentazioni) non sono interamente strutturati per i lettori di schermo. Su richiesta Le inviamo il contenuto in un’altra forma.',
        'I filmati che fanno da sfondo non hanno né audio né descrizione; non contengono informazioni. Non possiamo rispondere di filmati e pagine di altri fornitori.',
      ],
    },
    'wenn-sie-auf-ein-hindernis-stossen': {
      title: 'Se incontra un ostacolo',
      paragraphs: [
        'Ci scriva su quale pagina si trova e che cosa Le impedisce di proseguire. Di regola rispondiamo entro cinque giorni lavorativi e Le inviamo l’informazione cercata in una forma che può utilizzare.',
      ],
    },
  },
};
