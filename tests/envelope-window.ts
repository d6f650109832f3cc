import { addressWindow } from '#domain/core/letters/window-letter.ts';
import type { PdfWord } from './pdf-reader.ts';

const { left, right, top, bottom } = addressWindow;

/** The text that the window of an envelope shows, and the words that its edge cuts. */
export function seenThroughWindow(words: readonly PdfWord[]): { text: string; cut: string[] } {
  const seen = words.filter((word) => word.right > left && word.left < right && word.bottom > top && word.top < bottom);
  const isWhole = (word: PdfWord) =>
    word.left >= left && word.right <= right && word.top >= top && word.bottom <= bottom;
  return {
    text: seen.map(({ text }) => text).join(' '),
    cut: seen.filter((word) => !isWhole(word)).map(({ text }) => text),
  };
}
