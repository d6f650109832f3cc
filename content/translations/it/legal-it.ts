import type { NestedTexts } from '../nested-texts.ts';
import { accessibility, privacy } from './privacy-and-accessibility-it.ts';

export const legal: NestedTexts = {
  impressum: {
    description:
      'Editrice, persone responsabili, diritto d’autore, esclusione della responsabilità e protezione dei dati.',
    title: 'Impressum',
    lead: 'Chi pubblica il Versicherungsmonitor, chi ne è responsabile e come sono trattati contenuti e dati.',
    sections: {
      herausgeberin: { title: 'Editrice' },
      adresse: { title: 'Indirizzo' },
      'verantwortliche-personen': { title: 'Persone responsabili' },
      urheberrecht: {
        title: 'Diritto d’autore',
        paragraphs: [
          'Testi, grafici, immagini e dati di questo sito sono protetti dal diritto d’autore. Le cifre e i grafici pubblicati possono essere citati e riprodotti con indicazione della fonte («Versicherungsmonitor», edizione, editrice).',
          'Il rapporto completo è destinato all’impresa che lo ha ordinato. Per trasmetterlo, riprodurlo o renderlo accessibile al pubblico occorre il consenso scritto dell’editrice.',
        ],
      },
      haftungsausschluss: {
        title: 'Esclusione della responsabilità',
        paragraphs: [
          'I contenuti sono elaborati e verificati con cura. Non è tuttavia possibile garantirne l’esattezza, la completezza e l’attualità. I risultati non costituiscono una consulenza in materia di assicurazioni, investimenti o questioni giuridiche; è esclusa ogni responsabilità derivante dal loro utilizzo, nella misura consentita dalla legge.',
          'Dei contenuti dei siti di terzi a cui si rinvia rispondono esclusivamente i rispettivi gestori.',
        ],
      },
      datenschutz: privacy,
      barrierefreiheit: accessibility,
      musterangaben: {
        title: 'Dati fittizi',
        paragraphs: [
          'Nota: la scuola universitaria, le persone, le imprese, gli indirizzi postali, le citazioni, le date di pubblicazione e gli indirizzi esterni su questo sito sono fittizi. Si riconoscono dai nomi come «Muster» o «Beispiel» e dagli indirizzi sotto example.org ed example.com, e saranno sostituiti prima della pubblicazione.',
        ],
      },
    },
    status: 'Stato: luglio 2024',
    otherNotice: { label: 'Istituto, contatto e avvertenze legali' },
  },
  imprint: {
    description: 'Indirizzo dell’istituto, persone di contatto e avvertenze legali del Versicherungsmonitor.',
    title: 'Istituto, contatto e avvertenze legali',
    lead: 'L’istituto che realizza lo studio, i contatti della direzione del progetto e dell’associazione, e le avvertenze legali.',
    sections: {
      institut: { title: 'Istituto' },
      projektleitung: { title: 'Direzione del progetto' },
      verband: { title: 'Associazione' },
      'rechtliche-hinweise': {
        title: 'Avvertenze legali',
        paragraphs: [
          'Le offerte e i prezzi su questo sito si rivolgono a imprese e istituzioni. I prezzi si intendono in franchi svizzeri. L’ordinazione è accettata con la conferma per e-mail; la fattura è pagabile entro 30 giorni.',
          'È applicabile il diritto svizzero. Salvo disposizioni di legge contrarie, il foro competente è quello della sede dell’editrice.',
          'Il diritto d’autore, l’esclusione della responsabilità e la protezione dei dati sono disciplinati nell’Impressum.',
        ],
      },
    },
    otherNotice: { label: 'Impressum e protezione dei dati' },
  },
};
