import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Secrets shared by all instances on a database: 'session-signature' signs cookies, 'order-pages' and 'news' sign the addresses
 * of buyers' and subscribers' pages, 'reply-address' those that answers to replies go to, 'applied-password' is the hash of the last applied ADMIN_PASSWORD.
 */
export const administratorSecrets = pgTable('administrator_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
