import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a value, as text, contains a text in upper or lower case. */
export const mentions = (value: SQLWrapper, text: string): SQL =>
  sql`position(${text.toLowerCase()} in lower(${value}::text)) > 0`;
