import { hash } from 'node:crypto';
import path from 'node:path';
import type { Services } from '#platform/services.server.ts';
import type { StoredReport } from '../../studies/report-queries.server.ts';
import { storeMarkedCopy } from '../../studies/report-work.server.ts';
import { type Licensee, licenceLine } from './licence-line.ts';

export const licensedFolder = 'licensed';

/** Key of an order's copy of a report; it depends on the report and the licence line. */
export function licensedCopyKey(order: Licensee, reportFile: string): string {
  const line = hash('sha256', licenceLine(order)).slice(0, 16);
  return `${licensedFolder}/${order.orderNumber}-${path.posix.basename(reportFile, '.pdf')}-${line}.pdf`;
}

/**
 * Stores the order's copy of the report, with the licence line at the foot of every page, unless it exists. Retention removes it
 * once none of the order's links is usable.
 * @returns its key
 */
export async function ensureLicensedCopy(
  services: Pick<Services, 'files' | 'settings'>,
  order: Licensee,
  { reportFile }: Pick<StoredReport, 'reportFile'>,
): Promise<string> {
  const copy = licensedCopyKey(order, reportFile);
  if (!(await services.files.exists(copy))) {
    await storeMarkedCopy(services, { reportFile, copy, line: licenceLine(order) });
  }
  return copy;
}
