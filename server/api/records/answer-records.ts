import * as z from 'zod/mini';
import { createRecordOnce } from '#domain/core/records/create-record-once.server.ts';
import { deletedRecordAnswer } from '#domain/core/records/deleted-record.ts';
import { listDeleted } from '#domain/core/records/lists/list-deleted.server.ts';
import { pageParameters } from '#domain/core/records/lists/list-input.ts';
import { listRecords } from '#domain/core/records/lists/list-records.server.ts';
import { orderInput } from '#domain/core/records/order-input.ts';
import { orderRecords } from '#domain/core/records/order-records.server.ts';
import { recordActions } from '#domain/core/records/record-actions.server.ts';
import type { RecordKind } from '#domain/core/records/record-kind.server.ts';
import { languageQuery } from '#domain/core/records/translations-input.ts';
import { recordKinds } from '#domain/everything/kinds/record-kinds.server.ts';
import { purgeRecord } from '#domain/everything/retention/purge-record.server.ts';
import { refuseWhileUsed } from '#domain/library/refuse-while-used.server.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall, publicCall, recentSignIn } from '../call.ts';
import { idempotencyKeyHeader } from '../calls/correspondence/submissions.ts';
import { listPage, sendPage } from '../list-page.ts';
import { ifKnown, ifMatchHeader } from './if-match.ts';

/** 'a partner', 'an event'. */
const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const noQuery = z.object({});

/** The calls that follow from the description of a kind. */
export function recordApiCalls(services: Services, kind: RecordKind): Call[] {
  return [
    listCall(services, kind),
    ...createCalls(services, kind),
    // Before the calls that take an id.
    ...(kind.isSorted ? [orderCall(services, kind)] : []),
    ...changeCalls(services, kind),
    ...removalCalls(services, kind),
    ...trashCalls(services, kind),
  ];
}

/** A public list, of which the administrator sees all records; or a list for the administrator, newest first. */
function listCall({ db }: Services, kind: RecordKind): Call {
  const { list, name } = kind;
  if ('everybody' in list) {
    return publicCall(kind.calls.list, {
      summary: `All ${name}; without a session the public ones`,
      isSameForEverybody: true,
      query: 'translations' in kind.table ? languageQuery : noQuery,
      answer: { status: 200, description: 'The list', schema: z.array(kind.answer) },
      // An administrator whose required second factor is missing sees what visitors see.
      handle: ({ administrator, query }) =>
        listRecords(db, kind, { includesHidden: administrator?.mustAddSecondFactor === false, ...query }),
    });
  }
  const { query, find } = list.administrator;
  const call = officeCall(kind.permissions.read, kind.calls.list, {
    language: kind.language,
    summary: `All ${name}, or those that match, newest first`,
    query,
    answer: listPage('The list', kind.answer),
    handle: async ({ query: input, setHeader }) =>
      sendPage(await find(db, input), setHeader).map((row) => kind.present(row)),
  });
  return { ...call, ...(kind.readScope && { readScope: kind.readScope }) };
}

function createCalls(services: Services, kind: RecordKind): Call[] {
  const { input, noun, answer } = kind;
  if (!input) return [];
  return [
    officeCall(kind.permissions.change, kind.calls.create, {
      language: kind.language,
      summary: `Add ${withArticle(noun)}`,
      ...input,
      headers: idempotencyKeyHeader,
      answer: { status: 201, description: `The new ${noun}`, schema: answer },
      handle: ({ administrator, body: values, header }) =>
        createRecordOnce(services, kind, administrator, { values, key: header('idempotency-key') }),
    }),
  ];
}

/** Changes the fields in the body, or replaces the record: then omitted fields get their default. */
function changeCalls(services: Services, kind: RecordKind): Call[] {
  const { change, noun, answer } = kind;
  if (!change) return [];
  const actions = recordActions(services, kind);
  const { omitted, body, example } = change;
  return [
    officeCall(kind.permissions.change, kind.calls.change, {
      language: kind.language,
      summary: omitted
        ? `Replace ${withArticle(noun)}: what is left out gets its default`
        : `Change ${withArticle(noun)}: the fields that are sent`,
      body,
      example,
      headers: ifMatchHeader,
      answer: { status: 200, description: `The ${omitted ? 'replaced' : 'changed'} ${noun}`, schema: answer },
      handle: ({ administrator, params, body: values, header }) =>
        actions.change(administrator, params.id, { ...omitted, ...values }, ifKnown(header)),
    }),
  ];
}

function orderCall(services: Services, kind: RecordKind): Call {
  return officeCall(kind.permissions.change, kind.calls.order, {
    language: kind.language,
    summary: `Sort ${kind.noun}s: they get the sort orders 0, 1, 2 …`,
    body: orderInput[kind.language],
    example: { ids: ['11111111-1111-4111-8111-111111111111'] },
    answer: { status: 200, description: `All ${kind.noun}s`, schema: z.array(kind.answer) },
    refusals: [404],
    handle: ({ administrator, body }) => orderRecords(services, kind, administrator, body.ids),
  });
}

/** Deletes a record, and brings it back as long as the retention job has not removed it. */
function removalCalls(services: Services, kind: RecordKind): Call[] {
  const actions = recordActions(services, kind);
  return [
    officeCall(kind.permissions.change, kind.calls.remove, {
      language: kind.language,
      summary: `Delete ${withArticle(kind.noun)}`,
      answer: { status: 204, description: 'Deleted' },
      ...((kind.isProtectedWhileUsed || kind.refuseAction) && { refusals: [409] }),
      handle: ({ administrator, params: { id } }) =>
        actions.remove(
          administrator,
          id,
          kind.isProtectedWhileUsed ? (tx) => refuseWhileUsed(tx, recordKinds, id) : undefined,
        ),
    }),
    officeCall(kind.permissions.change, kind.calls.restore, {
      language: kind.language,
      summary: `Restore a deleted ${kind.noun}, with the same id`,
      answer: { status: 200, description: `The ${kind.noun}`, schema: kind.answer },
      ...(kind.maxRecords !== undefined && { refusals: [409] }),
      handle: ({ administrator, params }) => actions.restore(administrator, params.id),
    }),
  ];
}

/** Deleted records, and purging them early, for users who may delete. */
function trashCalls(services: Services, kind: RecordKind): Call[] {
  return [
    officeCall(kind.permissions.change, kind.calls.listDeleted, {
      language: kind.language,
      summary: `Deleted ${kind.name} that can be restored, the latest first`,
      query: z.object(pageParameters),
      answer: listPage('What is in the trash', deletedRecordAnswer),
      handle: async ({ query, setHeader }) => sendPage(await listDeleted(services.db, kind, query), setHeader),
    }),
    officeCall(kind.permissions.change, kind.calls.purge, {
      language: kind.language,
      ...recentSignIn,
      summary: `Delete ${withArticle(kind.noun)} for good: it can’t be restored`,
      answer: { status: 204, description: 'Purged' },
      refusals: [409],
      handle: ({ administrator, params }) => purgeRecord(services, kind, administrator, params.id),
    }),
  ];
}
