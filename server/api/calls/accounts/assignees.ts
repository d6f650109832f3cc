import * as z from 'zod/mini';
import { assigneeAnswer } from '#domain/core/follow-up/assignee-answer.ts';
import { listAssigneesCall } from '#domain/core/follow-up/assignee-calls.ts';
import { listAssignees } from '#domain/core/follow-up/assignee-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall } from '../../call.ts';

/** The users that messages and orders can be assigned to. */
export const assigneeCalls = ({ db }: Services) => [
  officeCall('overview', listAssigneesCall, {
    summary: 'The names of the users that messages and orders can be assigned to',
    answer: { status: 200, description: 'The people', schema: z.array(assigneeAnswer) },
    handle: () => listAssignees(db),
  }),
];
