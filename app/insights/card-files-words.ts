import { words } from '#platform/words.ts';

export const cardFilesWords = words(
  {
    png: (pixels: number) => `PNG, ${pixels} Pixel breit`,
    darkPng: 'PNG für dunkle Seiten',
    svg: 'SVG, Schrift als Umrisse',
    liveTextSvg: 'SVG mit Schrift als Text, für den Druck',
    csv: 'CSV für Excel',
    commaCsv: 'CSV für Programme',
    json: 'JSON',
  },
  {
    fr: {
      png: (pixels) => `PNG, largeur de ${pixels} pixels`,
      darkPng: 'PNG pour pages sombres',
      svg: 'SVG, texte vectorisé',
      liveTextSvg: 'SVG avec texte modifiable, pour l’impression',
      csv: 'CSV pour Excel',
      commaCsv: 'CSV pour programmes',
      json: 'JSON',
    },
    it: {
      png: (pixels) => `PNG, larghezza ${pixels} pixel`,
      darkPng: 'PNG per pagine scure',
      svg: 'SVG, testo in tracciati',
      liveTextSvg: 'SVG con testo modificabile, per la stampa',
      csv: 'CSV per Excel',
      commaCsv: 'CSV per programmi',
      json: 'JSON',
    },
    en: {
      png: (pixels) => `PNG, ${pixels} pixels wide`,
      darkPng: 'PNG for dark pages',
      svg: 'SVG with outlined text',
      liveTextSvg: 'SVG with live text, for print',
      csv: 'CSV for Excel',
      commaCsv: 'CSV for programs',
      json: 'JSON',
    },
  },
);
