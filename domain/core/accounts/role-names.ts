import type { Role } from './roles.ts';

/** Names of the roles in German texts. */
export const roleNames: Record<Role, string> = {
  administrator: 'Verwaltung',
  editor: 'Redaktion',
  bookkeeping: 'Buchhaltung',
};
