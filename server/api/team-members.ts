import * as z from 'zod/mini';
import { orderTeamMembers } from '#domain/team/order-team-members.server.ts';
import { teamMemberAnswer } from '#domain/team/team-member-answer.ts';
import { teamMemberChange, teamMemberInput, teamOrderInput } from '#domain/team/team-member-input.ts';
import { listTeamMembers } from '#domain/team/team-member-queries.server.ts';
import { teamMembers } from '#domain/team/team-member-table.server.ts';
import type { Services } from '#platform/services.server.ts';
import { administratorCall } from './call.ts';
import { changeCall, createCall, publicListCall, removalCalls } from './record-calls.ts';

const kind = {
  name: 'team-members',
  noun: 'team member',
  table: teamMembers,
  answer: teamMemberAnswer,
  isPublic: true,
};

export const teamMemberCalls = (services: Services) => [
  publicListCall(kind, (input) => listTeamMembers(services.db, input)),
  createCall(services, kind, teamMemberInput),
  administratorCall({
    method: 'PATCH',
    path: '/team-members/order',
    tag: kind.name,
    summary: 'Put team members into an order: they get the sort orders 0, 1, 2 …',
    body: teamOrderInput,
    answer: { status: 200, description: 'All team members in their new order', schema: z.array(teamMemberAnswer) },
    handle: ({ administrator, body }) => orderTeamMembers(services, administrator, body.ids),
  }),
  changeCall(services, kind, teamMemberChange),
  ...removalCalls(services, kind),
];
