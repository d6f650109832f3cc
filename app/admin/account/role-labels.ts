import type { Role } from '#domain/core/accounts/roles.ts';

/** Names of the roles in the admin area. */
export const roleLabels: Record<Role, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  bookkeeping: 'Bookkeeping',
};
