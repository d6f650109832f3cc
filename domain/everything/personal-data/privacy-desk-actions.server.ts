import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { type Erasure, eraseOnePerson, exportPerson } from './person.server.ts';
import type { PersonErasure } from './person-answer.ts';
import { personArchive } from './person-archive.server.ts';

type DeskServices = Pick<Services, 'db' | 'files' | 'settings' | 'contentChanged'>;

/** The log says that somebody's data was read, not whose. */
const recordReading = ({ db }: DeskServices, { email: actor }: Administrator, action: 'look-up' | 'export') =>
  db.transaction((tx) => recordAudit(tx, { actor, action, recordKind: 'person', recordName: null }));

/** The report without empty counts. */
function withoutEmpty({ erased, kept, mentions }: Erasure): PersonErasure {
  const counts = Object.entries(erased).filter(([, count]) => count > 0);
  return { erased: counts.map(([what, count]) => ({ what, count })), kept, mentions };
}

/** What an erasure would remove and what it would keep. */
export async function lookUpPerson(services: DeskServices, administrator: Administrator, email: string) {
  await recordReading(services, administrator, 'look-up');
  return withoutEmpty(await eraseOnePerson(services, email, { dryRun: true }));
}

/** All data of a person as a ZIP. */
export async function exportPersonArchive(services: DeskServices, administrator: Administrator, email: string) {
  await recordReading(services, administrator, 'export');
  return personArchive(await exportPerson(services, email));
}

export async function erasePersonAtDesk(services: DeskServices, { email: actor }: Administrator, email: string) {
  const erasure = await eraseOnePerson(services, email, { actor });
  // Team and partners may be shown on cached pages.
  await services.contentChanged();
  return withoutEmpty(erasure);
}
