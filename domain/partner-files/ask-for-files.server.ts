import * as z from 'zod/mini';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { zurichDay } from '#platform/dates.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { AuditAction } from '../core/audit/audit-actions.ts';
import { recordAudit } from '../core/audit/audit-queries.server.ts';
import { answerOnce } from '../core/idempotency/answer-once.server.ts';
import { changedMeanwhile } from '../core/records/changed-meanwhile.ts';
import { holdsValues } from '../core/records/holds-values.server.ts';
import { markDeleted, unmarkDeleted, updateRecord } from '../core/records/record-queries.server.ts';
import { noSuchFirm } from './change-partner-files.server.ts';
import type { FilePerson } from './file-person.ts';
import type { FileRequestChange, NewFileRequest } from './file-request-input.ts';
import {
  insertFileRequest,
  listFileRequests,
  lockFileRequest,
  skipPastReminder,
} from './file-request-queries.server.ts';
import { fileRequests } from './file-request-table.server.ts';
import { countFirms } from './partner-file-queries.server.ts';
import { remindersPassed } from './request-reminders.ts';
import { mailRequest } from './send-request-mails.server.ts';

const noSuchRequest = refuse(404, 'no-such-request', '');

const readRequest = async (db: Readable, id: string) =>
  (await listFileRequests(db, new Date(), id))[0] ?? noSuchRequest;

const recordAction = (
  tx: Transaction,
  { email: actor }: Pick<FilePerson, 'email'>,
  action: AuditAction,
  { id: recordId, title: recordName }: { id: string; title: string },
) => recordAudit(tx, { actor, action, recordKind: 'file-requests', recordId, recordName });

/** Asks firms for files, and mails the request to their people. @param key Idempotency-Key */
export async function askForFiles(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  person: Pick<FilePerson, 'email'>,
  input: NewFileRequest,
  key: string | undefined,
) {
  const identity = { call: 'POST /api/file-requests', key, body: input };
  const created = await answerOnce(services.db, identity, z.object({ id: z.uuid() }), async (tx) => {
    const firmIds = input.isForAllFirms ? [] : input.firmIds;
    if ((await countFirms(tx, firmIds)) < new Set(firmIds).size) return noSuchFirm;
    const { message = null } = input;
    const { id } = await insertFileRequest(tx, {
      ...input,
      message,
      firmIds,
      ...remindersPassed(input.dueOn, new Date()),
    });
    await mailRequest(services, tx, id, 'asked');
    await recordAction(tx, person, 'create', { id, title: input.title });
    return { id };
  });
  return isRefusal(created) ? created : readRequest(services.db, created.id);
}

/** Changes title, message or date of a request, closes or reopens it. A new date and the closing are mailed to the firms' people. */
export async function changeRequest(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  person: Pick<FilePerson, 'email'>,
  id: string,
  { isClosed, ...values }: FileRequestChange,
  matchesKnownVersion: (updatedAt: Date) => boolean,
) {
  return services.db.transaction(async (tx) => {
    const request = await lockFileRequest(tx, id);
    if (!request) return noSuchRequest;
    if (!matchesKnownVersion(request.updatedAt)) {
      return refuse(409, changedMeanwhile, 'Somebody else changed this request after you opened it.');
    }
    const isOtherState = isClosed !== undefined && isClosed !== (request.closedAt !== null);
    const closedAt = isOtherState ? { closedAt: isClosed ? new Date() : null } : {};
    const isOtherDay = values.dueOn !== undefined && values.dueOn !== request.dueOn;
    const passed = isOtherDay ? remindersPassed(values.dueOn ?? '', new Date()) : {};
    if (!isOtherState && holdsValues(request, values)) return readRequest(tx, id);
    await updateRecord(tx, fileRequests, id, { ...values, ...passed, ...closedAt, updatedAt: new Date() });
    if (isOtherState && !isClosed) await skipPastReminder(tx, id, zurichDay(new Date()));
    if (isOtherState && isClosed) await mailRequest(services, tx, id, 'closed');
    else if (isOtherDay) await mailRequest(services, tx, id, 'changed');
    const action = isOtherState ? (isClosed ? 'close' : 'reopen') : 'change';
    await recordAction(tx, person, action, { id, title: request.title });
    return readRequest(tx, id);
  });
}

/** Withdraws a request from all firms, and notifies those who know of it, unless it was closed. It can be restored for 30 days. */
export async function withdrawRequest(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  person: Pick<FilePerson, 'email'>,
  id: string,
): Promise<Refusal | null> {
  return services.db.transaction(async (tx) => {
    const request = await markDeleted(tx, fileRequests, id);
    if (!request) return noSuchRequest;
    // Closing it was mailed already.
    if (request.closedAt === null) await mailRequest(services, tx, id, 'closed');
    await recordAction(tx, person, 'delete', { id, title: request.title });
    return null;
  });
}

export async function restoreRequest({ db }: Pick<Services, 'db'>, person: Pick<FilePerson, 'email'>, id: string) {
  return db.transaction(async (tx) => {
    const request = await unmarkDeleted(tx, fileRequests, id, {});
    if (!request) return noSuchRequest;
    await skipPastReminder(tx, id, zurichDay(new Date()));
    await recordAction(tx, person, 'restore', { id, title: request.title });
    return readRequest(tx, id);
  });
}
