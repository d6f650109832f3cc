import { teamMemberAnswer } from '#domain/team/team-member-answer.ts';
import { teamMemberChange, teamMemberInput } from '#domain/team/team-member-input.ts';
import { listTeamMembers } from '#domain/team/team-member-queries.server.ts';
import { teamMembers } from '#domain/team/team-member-table.server.ts';
import type { Services } from '#platform/services.server.ts';
import { changeCall, createCall, orderCall, publicListCall, removalCalls } from './record-calls.ts';

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
  orderCall(services, kind, () => listTeamMembers(services.db, { all: true })),
  changeCall(services, kind, teamMemberChange),
  ...removalCalls(services, kind),
];
