import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * What every instance on one database has to know alike: 'session-signature' signs the cookies, 'order-pages' and 'news' prove
 * the addresses of buyers' and subscribers' pages, 'applied-password' is the hash of the ADMIN_PASSWORD that was set last.
 */
export const administratorSecrets = pgTable('administrator_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
