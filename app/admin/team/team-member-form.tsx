import type { TeamMember } from '#domain/team/team-member-answer.ts';
import { teamMemberInput } from '#domain/team/team-member-input.ts';
import { textValues } from '../../workspace/form/body-fields.ts';
import type { RecordForm } from '../../workspace/form/record-form.ts';
import { libraryField } from '../library/library-field.tsx';

/** The roles the form offers; the stored role is free text. */
const teamRoles = ['Projektleiter', 'Co-Projektleiter', 'Senior Researcher'] as const;

/** The roles to choose from, and the stored one if it isn't among them. */
function roleOptions(stored: string): (readonly [string, string])[] {
  const roles = new Set<string>([...teamRoles, ...(stored ? [stored] : [])]);
  return [['', 'Bitte wählen'], ...[...roles].map((role) => [role, role] as const)];
}

/** 'KI, Daten,' → ['KI', 'Daten'] */
function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const orNull = (text: string) => text.trim() || null;

const valuesOf = (member: TeamMember | null) => ({
  ...textValues(member, 'name', 'title', 'role', 'organization', 'department', 'email'),
  ...textValues(member, 'profileImageUrl', 'linkedinUrl', 'bio'),
  expertise: member?.expertise?.join(', ') ?? '',
  sortOrder: String(member?.sortOrder ?? 0),
  isActive: member?.isActive ?? true,
});

const teamMemberForm: RecordForm<TeamMember, ReturnType<typeof valuesOf>> = {
  addTitle: 'Team-Mitglied hinzufügen',
  editTitle: 'Team-Mitglied bearbeiten',
  noun: 'Team-Mitglied',
  schema: teamMemberInput,
  valuesOf,
  bodyOf: (values) => ({
    ...values,
    title: values.title.trim(),
    department: orNull(values.department),
    email: orNull(values.email),
    profileImageUrl: orNull(values.profileImageUrl),
    linkedinUrl: orNull(values.linkedinUrl),
    bio: orNull(values.bio),
    expertise: listOf(values.expertise),
    sortOrder: values.sortOrder.trim() === '' ? 0 : Number(values.sortOrder),
  }),
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'title', label: 'Titel' },
    { name: 'role', label: 'Rolle', required: true, type: 'select', options: roleOptions },
    { name: 'organization', label: 'Organisation', required: true },
    { name: 'department', label: 'Abteilung' },
    { name: 'email', label: 'E-Mail', type: 'email' },
    libraryField({
      name: 'profileImageUrl',
      label: 'Profilbild',
      lang: 'de',
      accepts: 'picture',
      isWide: true,
      help: 'Datei der Mediathek, Adresse im Web oder Pfad, der mit / beginnt',
    }),
    { name: 'linkedinUrl', label: 'LinkedIn', isWide: true },
    { name: 'bio', label: 'Biografie', rows: 4, isWide: true },
    { name: 'expertise', label: 'Fachgebiete', help: 'Durch Komma getrennt', isWide: true },
    { name: 'sortOrder', label: 'Reihenfolge', type: 'number', attributes: { step: 1 } },
    { name: 'isActive', label: 'Aktiv', type: 'check', help: 'Nur aktive Mitglieder stehen auf der Website.' },
  ],
  translated: ['title', 'role', 'department', 'bio', 'expertise'],
  readTranslation: (name, text) => (name === 'expertise' ? listOf(text) : text),
};

export default teamMemberForm;
