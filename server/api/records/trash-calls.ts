import * as z from 'zod/mini';
import { deletedRecordAnswer } from '#domain/core/records/deleted-record.ts';
import { listDeleted } from '#domain/core/records/lists/list-deleted.server.ts';
import { pageParameters } from '#domain/core/records/lists/list-input.ts';
import type { RecordKind } from '#domain/core/records/record-kind.server.ts';
import { purgeRecord } from '#domain/everything/retention/purge-record.server.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../call.ts';
import { listPage, sendPage } from '../list-page.ts';
import { withArticle } from './with-article.ts';

/** Deleted records, and purging them early, for users who may delete. */
export function trashCalls(services: Services, kind: RecordKind): Call[] {
  return [
    officeCall(kind.permissions.change, {
      language: kind.language,
      ...kind.calls.listDeleted,
      summary: `Deleted ${kind.name} that can be restored, the latest first`,
      query: z.object(pageParameters),
      answer: listPage('What is in the trash', deletedRecordAnswer),
      handle: async ({ query, setHeader }) => sendPage(await listDeleted(services.db, kind, query), setHeader),
    }),
    officeCall(kind.permissions.change, {
      language: kind.language,
      ...kind.calls.purge,
      signedInWithinMinutes: 30,
      summary: `Delete ${withArticle(kind.noun)} for good: it can’t be restored`,
      answer: { status: 204, description: 'Purged' },
      refusals: [409],
      handle: ({ administrator, params }) => purgeRecord(services, kind, administrator, params.id ?? ''),
    }),
  ];
}
