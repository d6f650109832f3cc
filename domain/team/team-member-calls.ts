import { recordCalls } from '../core/records/record-calls.ts';
import type { TeamMember } from './team-member-answer.ts';
import type { teamMemberChange, teamMemberInput } from './team-member-input.ts';

export const teamMemberCalls = recordCalls('team-members').of<
  TeamMember,
  typeof teamMemberInput,
  typeof teamMemberChange
>();
