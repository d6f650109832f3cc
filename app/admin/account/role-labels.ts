import type { Role } from '#domain/core/accounts/roles.ts';

export const roleLabels: Record<Role, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  bookkeeping: 'Bookkeeping',
};
