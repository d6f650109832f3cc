import type { Services } from '#platform/services.server.ts';
import { recordAudit, signInRecord } from '../../core/audit/audit-queries.server.ts';
import { enqueueAccountNotice } from '../account-notice-mail.server.ts';
import { setLastSignIn } from './sign-in-queries.server.ts';

interface SignIn {
  device: string;
  network: string;
  /** 'password', a second factor, or 'invitation'. */
  method: string;
  /** Whether the device is new to the account. */
  isNew: boolean;
  /** False if the sign-in renews a session that was still valid. */
  isNewVisit: boolean;
}

/** Writes a sign-in to the audit log, and notifies the owner of a new device or a used recovery code. */
export async function recordSignIn(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  person: { id: string; email: string; name: string },
  { device, network, method, isNew, isNewVisit }: SignIn,
): Promise<void> {
  await db.transaction(async (tx) => {
    await setLastSignIn(tx, person.id, { isNewVisit });
    await recordAudit(tx, {
      actor: person.email,
      action: method === 'password' ? 'sign-in' : `sign-in by ${method}`,
      ...signInRecord(person),
    });
    const event = method === 'recovery-code' ? 'recovery-code-used' : isNew ? 'new-device' : undefined;
    if (!event) return;
    const where = [device, network].filter(Boolean).join(', ');
    await enqueueAccountNotice(tx, { jobs, settings }, person, { event, where });
  });
}
