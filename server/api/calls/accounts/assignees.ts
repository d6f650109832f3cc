import * as z from 'zod/mini';
import { assigneeAnswer, listAssigneesCall } from '#domain/core/follow-up/assignee-calls.ts';
import { listAssignees } from '#domain/core/follow-up/assignee-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall } from '../../call.ts';

/** The people of the office, for the choice of who does something. */
export const assigneeCalls = ({ db }: Services) => [
  officeCall('overview', {
    ...listAssigneesCall,
    tag: 'accounts',
    summary: 'The names of those who can be given messages and orders',
    answer: { status: 200, description: 'The people', schema: z.array(assigneeAnswer) },
    handle: () => listAssignees(db),
  }),
];
