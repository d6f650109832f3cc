import type { NestedTexts } from '../nested-texts.ts';

export const studies: NestedTexts = {
  heading: {
    title: 'Studi e materiali',
    lead: 'L’edizione attuale, l’archivio e tutto ciò che può riutilizzare per relazioni, rapporti e lezioni.',
  },
  description: 'L’edizione attuale, l’archivio dal {{facts.firstYear}} e materiali da scaricare.',
  currentKicker: 'Edizione attuale',
  archiveTitle: 'Archivio',
  allEditions: { label: 'Mostrare tutte le edizioni' },
  archive: {
    2021: {
      title: 'Versicherungsmonitor 2021',
      description:
        'Ricerca di base: la prima edizione stabilisce il questionario, il campione e le variabili osservate da allora.',
    },
    2022: {
      title: 'Versicherungsmonitor 2022',
      description: 'Percorso della clientela e app: dalla ricerca di informazioni alla disdetta, e il ruolo delle app.',
    },
    2023: {
      title: 'Versicherungsmonitor 2023',
      description:
        'Sostenibilità e consulenza: che cosa significano i prodotti assicurativi sostenibili per le persone intervistate e che cosa contraddistingue una buona consulenza.',
    },
  },
  materialsTitle: 'Altri materiali',
  materialsLead: 'Utilizzabili liberamente con indicazione della fonte.',
  materials: {
    infografiken: {
      title: 'Infografiche {{facts.year}}',
      description: 'I grafici dell’edizione come singole immagini, ciascuno con fonte e base.',
      files: {
        'infografiken-als-zip-archiv': {
          format: 'ZIP (SVG, PNG)',
          label: 'Infografiche {{facts.year}}, archivio ZIP',
        },
      },
    },
    datentabellen: {
      title: 'Tabelle di dati',
      description: 'I valori pubblicati con unità, anno, base e fonte.',
      files: {
        'datentabellen-als-excel-datei': { format: 'XLSX', label: 'Tabelle di dati, file Excel' },
        'datentabellen-als-csv-datei': { format: 'CSV', label: 'Tabelle di dati, file CSV' },
      },
    },
    praesentationen: {
      title: 'Presentazioni',
      description: 'I risultati in diapositive per relazioni e lezioni.',
      files: { 'praesentation-als-pdf': { format: 'PDF', label: 'Presentazione in PDF' } },
    },
  },
  testimonialsTitle: 'Il parere degli esperti',
  testimonials: {
    'martina-muster': {
      quote:
        'Il Versicherungsmonitor ci mostra ogni anno dove la nostra immagine del mercato non coincide con quella della clientela.',
      position: 'Responsabile delle ricerche di mercato',
      company: 'Muster Versicherung',
    },
    'thomas-beispiel': {
      quote:
        'Per lo sviluppo dei prodotti lo sguardo sull’intero percorso della clientela è prezioso: mostra in quale fase le offerte digitali funzionano e dove conta il colloquio.',
      position: 'Responsabile della gestione dei prodotti',
      company: 'Beispiel Krankenkasse',
    },
    'prof-dr-elena-muster': {
      quote:
        'Il campione è reso noto, le domande restano confrontabili. Così possiamo lavorare con i risultati invece di discuterne.',
      position: 'Professoressa di ricerca sui consumi',
      company: 'Universität Musterstadt',
    },
    'reto-beispiel': {
      quote:
        'I nostri membri apprezzano che lo studio sia indipendente e che dica anche cose scomode, in particolare sull’intelligenza artificiale.',
      position: 'Direttore',
      company: 'Verband Musterbranche',
    },
    'sandra-mustermann': {
      quote:
        'Un punto di riferimento affidabile per il lavoro strategico: conciso, rilevato con cura, subito utilizzabile.',
      position: 'Responsabile della strategia',
      company: 'Beispiel Leben',
    },
  },
};
