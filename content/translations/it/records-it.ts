import type { RecordTexts } from '../record-texts.ts';

export const records: RecordTexts = {
  partners: {
    Musterhochschule: {
      description:
        'Responsabile dello studio: domande, analisi e interpretazione spettano al gruppo di ricerca del dipartimento.',
    },
    'Universität Musterstadt': {
      description: 'Accompagna l’elaborazione del questionario e verifica l’analisi statistica.',
    },
    'Muster Versicherung': {
      description: 'Assicurazione di cose; contribuisce con domande su consulenza e gestione dei sinistri.',
    },
    'Beispiel Krankenkasse': { description: 'Assicurazione malattie; sostiene lo studio dell’evoluzione dei premi.' },
    'Musterbroker Schweiz': {
      description: 'Consulenza indipendente alle imprese; apporta il punto di vista degli intermediari.',
    },
    'Beispiel Leben': { description: 'Assicurazione sulla vita e previdenza; partner della prima ora.' },
    'Panel Muster AG': {
      description: 'Svolge la rilevazione nelle tre regioni linguistiche e garantisce la qualità del campione.',
    },
    'Verband Musterbranche': {
      description: 'Fa da tramite tra ricerca e pratica professionale e diffonde i risultati nel settore.',
    },
    'Musterverein Versicherungskunden': {
      description: 'Difende gli interessi delle persone assicurate nella scelta dei temi.',
    },
    'Muster Rück': { description: 'Partner dell’edizione 2022.' },
  },
  media: {
    'Versicherte wollen wissen, wo KI im Spiel ist': {
      title: 'Gli assicurati vogliono sapere dove interviene l’IA',
      description: 'Articolo sul bisogno di trasparenza nell’impiego dell’intelligenza artificiale.',
    },
    'Prämien: Was die Befragten erwarten und wie sie reagieren': {
      title: 'Premi: che cosa si aspettano le persone intervistate e come reagiscono',
      description: 'Approfondimento sull’evoluzione dei premi nell’assicurazione malattie e di cose.',
    },
    'Online suchen, persönlich kündigen': {
      title: 'Cercare online, disdire di persona',
      description: 'Come cambiano i percorsi della clientela a seconda di ciò che intende fare.',
    },
    'Gespräch zur vierten Ausgabe': {
      title: 'Colloquio sulla quarta edizione',
      description: 'La direzione del progetto presenta i risultati e risponde alle domande del settore.',
    },
    'Petra Muster zur Transparenz': {
      title: 'Petra Muster sulla trasparenza',
      description: '«Chi impiega l’intelligenza artificiale e lo tace perde una fiducia di cui avrà ancora bisogno.»',
    },
    'Max Beispiel zur Methode': {
      title: 'Max Beispiel sul metodo',
      description: '«Una cifra che non dice chi è stato intervistato e quando non è un’informazione.»',
    },
    'Bildmotiv der Ausgabe 2024': {
      title: 'Immagine dell’edizione 2024',
      description: 'Fermo immagine del video introduttivo della quarta edizione.',
    },
    'Vorschau auf den Versicherungsmonitor 2030': {
      title: 'Anteprima del Versicherungsmonitor 2030',
      description: 'Appare soltanto una volta raggiunta la data.',
    },
  },
  studies: {
    'Versicherungsmonitor 2024': {
      title: 'Versicherungsmonitor 2024',
      description:
        'Intelligenza artificiale, premi e consulenza: la quarta edizione mostra come la popolazione in Svizzera vede le proprie assicurazioni e casse malati.',
    },
    'Versicherungsmonitor 2023': {
      title: 'Versicherungsmonitor 2023',
      description:
        'Sostenibilità e consulenza: che cosa significano i prodotti assicurativi sostenibili e che cosa contraddistingue una buona consulenza.',
    },
    'Versicherungsmonitor 2022': {
      title: 'Versicherungsmonitor 2022',
      description:
        'Percorso della clientela e app: il cammino della clientela dalla ricerca di informazioni alla disdetta.',
    },
    'Versicherungsmonitor 2021': {
      title: 'Versicherungsmonitor 2021',
      description:
        'Ricerca di base: la prima edizione stabilisce il questionario, il campione e le grandezze osservate.',
    },
  },
  team: {
    'Petra Muster': {
      role: 'Direzione del progetto',
      department: 'Dipartimento Management',
      bio: 'Dirige il Versicherungsmonitor dalla prima edizione. Studia come le persone capiscono, confrontano e scelgono le assicurazioni.',
      expertise: [
        'Gestione assicurativa',
        'Comportamento dei consumatori',
        'Ricerca demoscopica',
        'Consulenza alla clientela',
        'Premi',
      ],
    },
    'Max Beispiel': {
      role: 'Codirezione del progetto',
      department: 'Dipartimento Management',
      bio: 'Responsabile del campione e dell’analisi. Si interessa di come misurare in modo affidabile gli atteggiamenti nel corso degli anni.',
      expertise: ['Statistica', 'Metodologia', 'Campioni', 'Analisi dei dati'],
    },
    'Lea Mustermann': {
      role: 'Senior Researcher',
      department: 'Dipartimento Management',
      bio: 'Studia come gli assicurati impiegano l’intelligenza artificiale e quale trasparenza si aspettano dalle imprese.',
      expertise: [
        'Intelligenza artificiale',
        'Trasparenza',
        'Protezione dei dati',
        'Servizi digitali',
        'Etica',
        'Fiducia',
      ],
    },
    'Jonas Beispielhaft': {
      role: 'Senior Researcher',
      department: 'Dipartimento Management',
      bio: 'Si occupa del percorso della clientela, dalla ricerca di informazioni alla disdetta, e del passaggio tra vie digitali e personali.',
      expertise: ['Percorso della clientela', 'App'],
    },
    'Chiara Muster': {
      role: 'Senior Researcher',
      bio: 'Unisce la ricerca alla pratica della consulenza e rappresenta la Svizzera italiana nel gruppo.',
      expertise: ['Qualità della consulenza', 'Rilevazioni plurilingui', 'Divulgazione', 'Formazione continua'],
    },
    'Urs Beispiel': {
      role: 'Senior Researcher',
      department: 'Dipartimento Management',
      bio: 'Ha collaborato alle edizioni 2021 e 2022.',
      expertise: ['Ricerca di base'],
    },
  },
  heroVideos: {
    'Einstiegsvideo 2024': { title: 'Video introduttivo 2024' },
    'Beispiel eines YouTube-Videos': { title: 'Esempio di un video YouTube' },
  },
};
