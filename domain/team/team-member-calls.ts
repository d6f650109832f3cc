import type * as z from 'zod/mini';
import { recordCalls } from '../core/records/record-calls.ts';
import type { TeamMember } from './team-member-answer.ts';
import type { teamMemberChange, teamMemberInput } from './team-member-input.ts';

export const teamMemberCalls = recordCalls('team-members').of<
  TeamMember,
  z.input<typeof teamMemberInput>,
  z.input<typeof teamMemberChange>
>();
