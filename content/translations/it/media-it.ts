import type { NestedTexts } from '../nested-texts.ts';

export const media: NestedTexts = {
  heading: {
    kicker: 'Per le redazioni',
    title: 'Media e risorse',
    lead: 'Comunicato stampa, grafici e loghi da scaricare, immagini della presentazione e articoli sullo studio.',
  },
  description: 'Comunicato stampa, grafici, loghi, contatto per i media, immagini e articoli sul Versicherungsmonitor.',
  kitTitle: 'Cartella stampa',
  kit: {
    medienmitteilung: {
      title: 'Comunicato stampa',
      description: 'I principali risultati del Versicherungsmonitor {{facts.year}}, liberamente riproducibili.',
      files: {
        'medienmitteilung-als-pdf': { format: 'PDF', label: 'Comunicato stampa in PDF' },
        'medienmitteilung-als-text': { format: 'Testo', label: 'Comunicato stampa come testo' },
      },
    },
    grafiken: {
      title: 'Grafici',
      description: 'I grafici dell’edizione con indicazione della fonte, per lo schermo e la stampa.',
      files: { 'grafiken-als-zip-archiv': { format: 'ZIP (SVG, PNG)', label: 'Grafici, archivio ZIP' } },
    },
    logos: {
      title: 'Loghi',
      description: 'Il logotipo del Versicherungsmonitor, a colori e in bianco.',
      files: { 'logos-als-zip-archiv': { format: 'ZIP (SVG, PNG)', label: 'Loghi, archivio ZIP' } },
    },
    medienkontakt: {
      title: 'Contatto per i media',
      description: 'I recapiti dell’ufficio stampa per la Sua rubrica.',
      files: { 'medienkontakt-als-vcard': { format: 'vCard', label: 'Contatto per i media, vCard' } },
    },
  },
  galleryTitle: 'Immagini',
  gallery: {
    'praesentation-der-ergebnisse': {
      alt: 'Disegno: vista dall’ultima fila di una sala su uno schermo sul quale tutte le persone intervistate figurano come punti',
      caption: 'Presentazione dei risultati',
    },
    'podium-mit-forschung-und-branche': {
      alt: 'Disegno: quattro persone discutono a un tavolo, sopra quella che parla si innalzano barre',
      caption: 'Tavola rotonda con esponenti della ricerca e del settore',
    },
    'vortrag-zur-customer-journey': {
      alt: 'Disegno: una persona parla davanti a uno schermo con il grafico del percorso della clientela',
      caption: 'Relazione sul percorso della clientela',
    },
  },
  reportsTitle: 'Articoli di stampa',
};
