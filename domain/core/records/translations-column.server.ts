import { jsonb } from 'drizzle-orm/pg-core';
import type { Translations } from './translated-text.ts';

/** Texts of the record in other languages. */
export const translationsColumn = <Texts>() => ({ translations: jsonb().$type<Translations<Texts>>() });
