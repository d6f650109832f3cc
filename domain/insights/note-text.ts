/** Notes as one text: each is a sentence, whether it was written with a full stop or without. */
export const noteText = (notes: readonly string[]): string =>
  notes.map((note) => (/[.!?…]$/.test(note) ? note : `${note}.`)).join(' ');
