import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Transaction } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { AuditAction } from '../../core/audit/audit-actions.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import type { PrivacyRequestInput } from './privacy-request-input.ts';
import {
  deletePrivacyRequest,
  findPrivacyRequest,
  insertPrivacyRequest,
  markPrivacyRequest,
} from './privacy-request-queries.server.ts';

type Request = NonNullable<Awaited<ReturnType<typeof findPrivacyRequest>>>;

/** Makes a change and records it in the audit log, by the kind of request and without the person. */
function changeRequest(
  { db }: Pick<Services, 'db'>,
  { email: actor }: Administrator,
  action: AuditAction,
  change: (tx: Transaction) => Promise<Request | undefined>,
): Promise<Request | Refusal> {
  return db.transaction(async (tx) => {
    const request = await change(tx);
    if (!request) return refuse(404, 'no-such-request', 'This request does not exist any more.');
    const { id: recordId, kind: recordName } = request;
    await recordAudit(tx, { actor, action, recordKind: 'privacy-requests', recordId, recordName });
    return request;
  });
}

export const enterPrivacyRequest = (
  services: Pick<Services, 'db'>,
  administrator: Administrator,
  input: PrivacyRequestInput,
) =>
  changeRequest(services, administrator, 'create', async (tx) =>
    findPrivacyRequest(tx, await insertPrivacyRequest(tx, input)),
  );

export async function completePrivacyRequest(
  services: Pick<Services, 'db'>,
  administrator: Administrator,
  { id, isDone }: { id: string; isDone: boolean },
) {
  const known = await findPrivacyRequest(services.db, id);
  if (known && (known.doneAt !== null) === isDone) return known;
  return changeRequest(services, administrator, isDone ? 'complete' : 'reopen', async (tx) => {
    await markPrivacyRequest(tx, id, isDone);
    return findPrivacyRequest(tx, id);
  });
}

/** Removes a request that was entered by mistake. */
export const removePrivacyRequest = (services: Pick<Services, 'db'>, administrator: Administrator, id: string) =>
  changeRequest(services, administrator, 'delete', async (tx) => {
    const request = await findPrivacyRequest(tx, id);
    if (request) await deletePrivacyRequest(tx, id);
    return request;
  });
