import type { TeamMember } from '#domain/team/team-member-answer.ts';
import { teamMemberInput } from '#domain/team/team-member-input.ts';
import { teamRoles } from '#domain/team/team-role.ts';
import { FormDialog } from './form-dialog.tsx';
import { CheckField, SelectField, TextField } from './form-fields.tsx';
import { germanForm } from './form-texts.ts';
import { teamKind } from './record-kinds.ts';
import { useRecords } from './use-records.ts';

interface TeamMemberFormProps {
  /** null: a new one. */
  member: TeamMember | null;
  onClosed: () => void;
}

/** The labels on offer, and the stored one where it is another. */
function roleOptions(stored: string | undefined): [string, string][] {
  const roles: string[] = [...teamRoles];
  if (stored && !roles.includes(stored)) roles.push(stored);
  return [['', 'Bitte wählen'], ...roles.map((role): [string, string] => [role, role])];
}

/** 'KI, Daten,' → ['KI', 'Daten'] */
function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const orNull = (text: string) => text.trim() || null;

export default function TeamMemberForm({ member, onClosed }: TeamMemberFormProps) {
  const { create, update } = useRecords<TeamMember>(teamKind);
  return (
    <FormDialog
      title={member ? 'Team-Mitglied bearbeiten' : 'Team-Mitglied hinzufügen'}
      texts={germanForm(!member)}
      schema={teamMemberInput}
      defaults={{
        name: member?.name ?? '',
        title: member?.title ?? '',
        role: member?.role ?? '',
        organization: member?.organization ?? '',
        department: member?.department ?? '',
        email: member?.email ?? '',
        profileImageUrl: member?.profileImageUrl ?? '',
        linkedinUrl: member?.linkedinUrl ?? '',
        bio: member?.bio ?? '',
        expertise: member?.expertise?.join(', ') ?? '',
        sortOrder: String(member?.sortOrder ?? 0),
        isActive: member?.isActive ?? true,
      }}
      toBody={(values) => ({
        name: values.name,
        title: values.title.trim(),
        role: values.role,
        organization: values.organization,
        department: orNull(values.department),
        email: orNull(values.email),
        profileImageUrl: orNull(values.profileImageUrl),
        linkedinUrl: orNull(values.linkedinUrl),
        bio: orNull(values.bio),
        expertise: listOf(values.expertise),
        sortOrder: values.sortOrder.trim() === '' ? 0 : Number(values.sortOrder),
        isActive: values.isActive,
      })}
      save={(body) => (member ? update(member.id, body) : create(body))}
      onClosed={onClosed}
    >
      {(form) => (
        <>
          <TextField form={form} name="name" label="Name" required first />
          <TextField form={form} name="title" label="Titel" />
          <SelectField form={form} name="role" label="Rolle" required options={roleOptions(member?.role)} />
          <TextField form={form} name="organization" label="Organisation" required />
          <TextField form={form} name="department" label="Abteilung" />
          <TextField form={form} name="email" label="E-Mail" type="email" />
          <TextField
            form={form}
            name="profileImageUrl"
            label="Profilbild"
            help="Adresse im Web oder Pfad, der mit / beginnt"
          />
          <TextField form={form} name="linkedinUrl" label="LinkedIn" />
          <TextField form={form} name="bio" label="Biografie" rows={4} wide />
          <TextField form={form} name="expertise" label="Fachgebiete" help="Durch Komma getrennt" wide />
          <TextField form={form} name="sortOrder" label="Reihenfolge" type="number" attributes={{ step: 1 }} />
          <CheckField form={form} name="isActive" label="Aktiv" help="Nur aktive Mitglieder stehen auf der Website." />
        </>
      )}
    </FormDialog>
  );
}
