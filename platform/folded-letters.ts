/** Lower-case letters without accents, umlauts in the German way: 'Général für Città' → 'general fuer citta' */
export const foldedLetters = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
