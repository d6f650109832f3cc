/** The headers of a mail by lower-case name, each with its values in order. */
export type MailHeaders = ReadonlyMap<string, readonly string[]>;

/** Where the headers at the start of a mail end; the length if it is cut before. */
export const headerEnd = (head: Uint8Array): number =>
  /\r?\n\r?\n/.exec(Buffer.from(head).toString('latin1'))?.index ?? head.length;

/** Reads the headers at the start of a mail; folded lines are joined, bytes are Latin-1. */
export function readMailHeaders(head: Uint8Array): MailHeaders {
  const text = Buffer.from(head.subarray(0, headerEnd(head))).toString('latin1');
  const headers = new Map<string, string[]>();
  for (const line of text.split(/\r?\n(?![ \t])/)) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    const value = line
      .slice(colon + 1)
      .replaceAll(/\r?\n/g, '')
      .trim();
    const known = headers.get(name);
    if (known) known.push(value);
    else headers.set(name, [value]);
  }
  return headers;
}

/** The first value of a header; '' without it. */
export const headerOf = (headers: MailHeaders, name: string): string => headers.get(name)?.[0] ?? '';

const mailId = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gi;

/** Ids of mails of the site that a text names by their Message-ID, at most 50. */
export const namedMailIds = (text: string): string[] =>
  [...text.matchAll(mailId)].slice(-50).flatMap(([, id]) => id?.toLowerCase() ?? []);

/** The mails that a mail answers, by In-Reply-To, then by References with the latest first. */
export const answeredMailIds = (headers: MailHeaders): string[] => [
  ...namedMailIds(headerOf(headers, 'in-reply-to')),
  ...namedMailIds(headerOf(headers, 'references')).reverse(),
];

const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to'];

/** All texts in which a mail names its recipients. */
export const recipientsOf = (headers: MailHeaders): string =>
  recipientHeaders.flatMap((name) => headers.get(name) ?? []).join(' ');
