import { jsonb } from 'drizzle-orm/pg-core';
import type { Translations } from './translated-text.ts';

export const translationsColumn = <Texts>() => ({ translations: jsonb().$type<Translations<Texts>>() });
