/** Markup for bold words and links in the office's texts: '**bold**' and '[words](address)'. */
export const writtenMarks = /\*\*(\S(?:[^*]*\S)?)\*\*|\[([^[\]]+)\]\(([^()\s]*)\)/g;

/** '[words](…)', even with an invalid address. */
const writtenLinks = /\[([^[\]]+)\]\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)(\)?)/g;

/** The words of links that pages don't render, because their address is invalid. */
export const brokenLinks = (text: string, isAddress: (address: string) => boolean): string[] =>
  [...text.matchAll(writtenLinks)].flatMap(([, words = '', address = '', end]) =>
    end === ')' && !/[()\s]/.test(address) && isAddress(address) ? [] : [words],
  );

/** A text without its marks, for files, mails and machines. */
export const plainWords = (text: string): string =>
  text.replace(writtenMarks, (_, bold?: string, words?: string) => bold ?? words ?? '');
