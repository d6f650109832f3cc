import * as z from 'zod/mini';
import { listTrash } from '#domain/everything/trash/list-trash.server.ts';
import { listTrashCall } from '#domain/everything/trash/list-trash-call.ts';
import { trashedRecordAnswer, trashFilter } from '#domain/everything/trash/trash-answer.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';
import { totalCountHeader } from '../../total-count.ts';

/** The trash of all kinds. */
export const trashCall = ({ db }: Services): Call =>
  officeCall('overview', {
    ...listTrashCall,
    tag: 'admin',
    summary: 'Everything deleted that the caller may restore, the latest first; fifty records without `pageSize`',
    query: trashFilter,
    answer: {
      status: 200,
      description: 'One part of the trash',
      schema: z.array(trashedRecordAnswer),
      headers: totalCountHeader,
    },
    async handle({ query, administrator: { role }, setHeader }) {
      const { rows, total } = await listTrash(db, role, query);
      setHeader('X-Total-Count', String(total));
      return rows;
    },
  });
