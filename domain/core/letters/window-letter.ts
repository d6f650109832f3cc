import type { Language } from '#platform/languages.ts';

/**
 * Where an address shows through the left window of a C5 envelope (SN 010130: 100 × 45 mm, 20 mm from the left and 52 mm from the
 * top) wherever the folded sheet lies in it: it is 19 mm narrower and 13.5 mm lower than the envelope. In mm of the sheet.
 */
export const addressWindow = { left: 20, right: 101, top: 52, bottom: 83.5 } as const;

/** A letter for a C5 envelope with a window on the left. */
export interface WindowLetter {
  language: Language;
  title: string;
  senderLines: string[];
  recipientLines: string[];
  /** Beside the address. */
  facts: { label: string; value: string }[];
  paragraphs: string[];
  /** Columns and rows, such as the items of a delivery. */
  table?: { head: [first: string, second: string]; rows: [first: string, second: string][] };
  /** Below the table. */
  closing?: string;
  writtenAt: Date;
}
