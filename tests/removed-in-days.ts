import { applyRetention } from '#domain/everything/retention/apply-retention.server.ts';
import { dayMs } from '#platform/durations.ts';
import type { Services } from '#platform/services.server.ts';

/** How many items with this description the retention job would remove after some days. */
export async function removedInDays(services: Services, description: string, days: number): Promise<number> {
  const now = new Date(Date.now() + days * dayMs);
  return (await applyRetention(services, { now, dryRun: true })).removed[description] ?? 0;
}
