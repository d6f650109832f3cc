import { text } from 'drizzle-orm/pg-core';
import { languages, originalLanguage } from '#platform/languages.ts';

/** The language of the page that an order, message or subscription came from; the office can change it. */
export const correspondenceLanguage = () => ({
  correspondenceLanguage: text({ enum: languages }).notNull().default(originalLanguage),
});
