/** How the office marks bold words and links in its texts: '**bold**' and '[words](address)'. */
export const writtenMarks = /\*\*(\S(?:[^*]*\S)?)\*\*|\[([^[\]]+)\]\(([^()\s]*)\)/g;

/** A text without its marks, for files, mails and machines. */
export const plainWords = (text: string): string =>
  text.replace(writtenMarks, (_, bold?: string, words?: string) => bold ?? words ?? '');
