import { listTrash, trashKindsFor } from '#domain/everything/trash/list-trash.server.ts';
import { listTrashCall, listTrashKindsCall } from '#domain/everything/trash/list-trash-calls.ts';
import { trashedRecordAnswer, trashKindsAnswer } from '#domain/everything/trash/trash-answer.ts';
import { trashFilter } from '#domain/everything/trash/trash-input.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';
import { listPage, sendPage } from '../../list-page.ts';

export const wholeTrashCalls = ({ db }: Services): Call[] => [
  officeCall('overview', listTrashCall, {
    summary: 'Everything deleted that the caller may restore, the latest first; fifty records without `pageSize`',
    query: trashFilter,
    answer: listPage('A page of the trash', trashedRecordAnswer),
    handle: async ({ query, administrator: { role }, setHeader }) =>
      sendPage(await listTrash(db, role, query), setHeader),
  }),
  officeCall('overview', listTrashKindsCall, {
    summary: 'The kinds whose deleted records the caller may restore',
    answer: { status: 200, description: 'Their names', schema: trashKindsAnswer },
    handle: async ({ administrator: { role } }) => trashKindsFor(role).map(({ name }) => name),
  }),
];
