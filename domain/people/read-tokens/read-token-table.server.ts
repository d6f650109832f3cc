import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import type { TokenScope } from '../../core/accounts/token-scopes.ts';
import { ofUser } from '../../core/accounts/user-table.server.ts';

/** Tokens with which programs read parts of the office's data. Only the hash of the secret is stored. */
export const readTokens = pgTable(
  'read_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text().notNull().unique(),
    name: text().notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    makerId: ofUser(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    lastUsedAt: instant(),
  },
  (table) => [index('read_tokens_of_maker').on(table.makerId)],
);

export const readTokenEndsAt = sql`least(${readTokens.expiresAt}, ${readTokens.revokedAt})`;
