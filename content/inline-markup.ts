/** Markup for bold words and links in the office's texts: '**bold**' and '[words](address)'. */
export const inlineMarkup = /\*\*(\S(?:[^*]*\S)?)\*\*|\[([^[\]]+)\]\(([^()\s]*)\)/g;

/** '[words](…)', even with an invalid address. */
const linkMarkup = /\[([^[\]]+)\]\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)(\)?)/g;

/** The words of links that pages don't render, because their address is invalid. */
export const brokenLinks = (text: string, isAddress: (address: string) => boolean): string[] =>
  [...text.matchAll(linkMarkup)].flatMap(([, words = '', address = '', end]) =>
    end === ')' && !/[()\s]/.test(address) && isAddress(address) ? [] : [words],
  );

/** A text without its marks, for files, mails and machines. */
export const withoutMarkup = (text: string): string =>
  text.replace(inlineMarkup, (_, bold?: string, words?: string) => bold ?? words ?? '');
