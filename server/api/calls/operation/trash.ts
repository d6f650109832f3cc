import { listTrash } from '#domain/everything/trash/list-trash.server.ts';
import { listTrashCall } from '#domain/everything/trash/list-trash-call.ts';
import { trashedRecordAnswer, trashFilter } from '#domain/everything/trash/trash-answer.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';
import { listPage, sendPage } from '../../list-page.ts';

/** The trash of all kinds. */
export const trashCall = ({ db }: Services): Call =>
  officeCall('overview', {
    ...listTrashCall,
    tag: 'admin',
    summary: 'Everything deleted that the caller may restore, the latest first; fifty records without `pageSize`',
    query: trashFilter,
    answer: listPage('One part of the trash', trashedRecordAnswer),
    handle: async ({ query, administrator: { role }, setHeader }) =>
      sendPage(await listTrash(db, role, query), setHeader),
  });
