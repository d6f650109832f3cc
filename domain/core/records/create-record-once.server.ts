import * as z from 'zod/mini';
import type { Administrator } from '#platform/access/sessions.server.ts';
import { isRefusal, notFound } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { answerOnce } from '../idempotency/answer-once.server.ts';
import { recordActions } from './record-actions.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { findRecord } from './record-queries.server.ts';

/** The stored answer has the id alone, so that no personal data are kept twice. */
const receipt = z.object({ id: z.string() });

/** Adds a record, once per idempotency key. A repeated key is answered with the record as it is now. */
export async function createRecordOnce(
  { db, contentChanged }: Pick<Services, 'db' | 'contentChanged'>,
  kind: RecordKind,
  administrator: Administrator,
  { values, key }: { values: object; key: string | undefined },
): Promise<unknown> {
  let isContentChanged = false;
  const identity = { call: `POST /api${kind.calls.list.path}`, key, body: values };
  const created = await answerOnce(db, identity, receipt, async (tx) => {
    // Cached pages are dropped below, after the commit.
    const contentChangedInside = async () => {
      isContentChanged = true;
    };
    const actions = recordActions({ db: tx, contentChanged: contentChangedInside }, kind);
    const record = await actions.create(administrator, values);
    return isRefusal(record) ? record : z.parse(receipt, record);
  });
  if (isRefusal(created)) return created;
  if (isContentChanged) await contentChanged();
  const row = await findRecord(db, kind.table, created.id);
  return row ? kind.present(row) : notFound;
}
