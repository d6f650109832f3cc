import { words } from '#platform/words.ts';

export const handoutWords = words(
  {
    inFigures: 'In Zahlen',
    method: 'Methode',
    survey: (respondents: string, regions: string, time: string) =>
      `Befragung: ${respondents} Personen, ${regions}, ${time}.`,
    cite: 'Zitieren',
    allResults: 'Alle Ergebnisse',
    qrCode: (address: string) => `QR-Code zu ${address}`,
  },
  {
    fr: {
      inFigures: 'En chiffres',
      method: 'Méthode',
      survey: (respondents, regions, time) => `Enquête : ${respondents} personnes, ${regions}, ${time}.`,
      cite: 'Citer',
      allResults: 'Tous les résultats',
      qrCode: (address) => `Code QR vers ${address}`,
    },
    it: {
      inFigures: 'In cifre',
      method: 'Metodo',
      survey: (respondents, regions, time) => `Rilevazione: ${respondents} persone, ${regions}, ${time}.`,
      cite: 'Citare',
      allResults: 'Tutti i risultati',
      qrCode: (address) => `Codice QR verso ${address}`,
    },
    en: {
      inFigures: 'In figures',
      method: 'Method',
      survey: (respondents, regions, time) => `Survey: ${respondents} people, ${regions}, ${time}.`,
      cite: 'Cite as',
      allResults: 'All results',
      qrCode: (address) => `QR code to ${address}`,
    },
  },
);
