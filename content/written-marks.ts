/** How the office marks bold words and links in its texts: '**bold**' and '[words](address)'. */
export const writtenMarks = /\*\*(\S(?:[^*]*\S)?)\*\*|\[([^[\]]+)\]\(([^()\s]*)\)/g;

/** '[words](' with whatever stands in the brackets, also where no address can be read. */
const writtenLinks = /\[([^[\]]+)\]\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)(\)?)/g;

/** Links of a text that no page would show as a link: the words of each. */
export const brokenLinks = (text: string, isAddress: (address: string) => boolean): string[] =>
  [...text.matchAll(writtenLinks)].flatMap(([, words = '', address = '', end]) =>
    end === ')' && !/[()\s]/.test(address) && isAddress(address) ? [] : [words],
  );

/** A text without its marks, for files, mails and machines. */
export const plainWords = (text: string): string =>
  text.replace(writtenMarks, (_, bold?: string, words?: string) => bold ?? words ?? '');
