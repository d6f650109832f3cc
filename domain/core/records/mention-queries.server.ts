import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The pattern of an address that is not a part of a longer one: ab@muster.ch is neither in zab@muster.ch nor in
 * ab@muster.ch.example. The text of JSON has '\n' where a line ends.
 * @param letters the class of letters and digits in the language of the pattern
 */
const wholeAddress = (email: string, letters: string): string =>
  `(?:^|[^${letters}._%+-]|(?:^|[^${letters}])[._%+-]|\\\\[nrt])${email.toLowerCase().replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![.-]?[${letters}])`;

/** Whether a value, as text, contains an email address as a whole, in upper or lower case. */
export const mentions = (value: SQLWrapper, email: string): SQL =>
  sql`lower(${value}::text) ~ ${wholeAddress(email, '[:alnum:]')}`;

/** The same for a text outside the database. */
export const textMentions = (text: string, email: string): boolean =>
  new RegExp(wholeAddress(email, '\\p{L}\\p{N}'), 'u').test(text.toLowerCase());
