import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../core/audit/audit-queries.server.ts';
import { accountRecord } from '../core/audit/audited-record.ts';
import { holdsValues } from '../core/records/holds-values.server.ts';
import type { FirmPerson } from '../people/firm-person.server.ts';
import { readSecondFactor } from '../people/second-factor/own-second-factor.server.ts';
import { findUser, updateUser } from '../people/user-queries.server.ts';

export async function readFirmProfile({ db }: Pick<Services, 'db'>, person: FirmPerson) {
  const found = await findUser(db, person.id);
  const { name = person.name, phone = null, wantsFileNews = true, previousVisitAt = null } = found ?? {};
  return {
    ...person,
    name,
    phone,
    wantsFileNews,
    previousVisitAt,
    secondFactor: await readSecondFactor(db, person.id),
  };
}

export async function changeFirmProfile(
  { db }: Pick<Services, 'db'>,
  person: FirmPerson,
  change: { name?: string | undefined; phone?: string | null | undefined; wantsFileNews?: boolean | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (holdsValues((await findUser(tx, person.id)) ?? {}, change)) return;
    await updateUser(tx, person.id, change);
    await recordAudit(tx, { actor: person.email, action: 'change', ...accountRecord(person) });
  });
}
