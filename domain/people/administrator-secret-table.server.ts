import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Secrets shared by all instances on a database. Cookies are signed by 'session-signature', the addresses of buyers' pages by
 * 'order-pages', those of subscribers' pages by 'news', and the mail addresses for answers to replies by 'reply-address'.
 * 'applied-password' is the hash of the last applied ADMIN_PASSWORD.
 */
export const administratorSecrets = pgTable('administrator_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
