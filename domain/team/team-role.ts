/** The roles the form offers; the stored role is free text. */
export const teamRoles = ['Projektleiter', 'Co-Projektleiter', 'Senior Researcher'] as const;
