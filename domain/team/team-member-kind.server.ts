import { starterTeamMembers } from '#content/starter/team.ts';
import { translationsOf } from '#content/translations/record-translations.ts';
import { ascending, byName } from '../core/records/lists/list-order.ts';
import { recordKind } from '../core/records/record-kind.server.ts';
import { withTranslations } from '../core/records/translated-text.ts';
import { trashDays } from '../core/records/trash-term.ts';
import { teamMemberAnswer } from './team-member-answer.ts';
import { teamMemberCalls } from './team-member-calls.ts';
import { teamMemberChange, teamMemberInput } from './team-member-input.ts';
import { teamMembers } from './team-member-table.server.ts';

export const teamMemberKind = recordKind({
  calls: teamMemberCalls,
  noun: 'team member',
  nameOf: ({ name }) => name,
  language: 'de',
  permissions: { read: 'read-content', change: 'content' },
  table: teamMembers,
  answer: teamMemberAnswer,
  present: withTranslations,
  list: {
    everybody: {
      isVisible: ({ isActive }) => isActive,
      order: [ascending(({ sortOrder }) => sortOrder), byName, ascending(({ id }) => id)],
      loadedAddresses: ({ profileImageUrl }) => [profileImageUrl],
    },
  },
  input: {
    body: teamMemberInput,
    example: { name: 'Anna Muster', role: 'Projektleiter', organization: 'Musterhochschule' },
  },
  change: { body: teamMemberChange, example: { name: 'Beat Muster' } },
  isSorted: true,
  files: { profileImageUrl: 'address', linkedinUrl: 'link' },
  daysAfterDeletion: trashDays,
  privacy: {
    activity: 'public-pages',
    data: 'team-members',
    sources: ['person', 'office'],
    recipients: ['office', 'operators', 'everybody'],
  },
  personalData: { email: 'email', exportedAs: 'teamMembers', erasedAs: 'team members' },
  starterRows: async () =>
    starterTeamMembers.map((member) => ({ ...member, translations: translationsOf('team', member.name) })),
  samples: { namesOf: ({ name }) => [name] },
});
