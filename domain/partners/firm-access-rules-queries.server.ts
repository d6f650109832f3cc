import { eq } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { firmAccessRules } from './firm-access-rules-table.server.ts';

export type FirmAccessRules = Pick<
  typeof firmAccessRules.$inferSelect,
  'secondFactorSince' | 'secondFactorSide' | 'allowedDomains'
>;

const none: FirmAccessRules = { secondFactorSince: null, secondFactorSide: null, allowedDomains: [] };

export async function readAccessRules(db: Readable, firmId: string): Promise<FirmAccessRules> {
  const [rules = none] = await db
    .select(pickColumns(firmAccessRules, 'secondFactorSince', 'secondFactorSide', 'allowedDomains'))
    .from(firmAccessRules)
    .where(eq(firmAccessRules.firmId, firmId));
  return rules;
}

export async function storeAccessRules(tx: Transaction, firmId: string, rules: FirmAccessRules): Promise<void> {
  await tx
    .insert(firmAccessRules)
    .values({ firmId, ...rules })
    .onConflictDoUpdate({ target: firmAccessRules.firmId, set: rules });
}
