import type { Role } from './roles.ts';

/** As German texts call them. */
export const roleNames: Record<Role, string> = {
  administrator: 'Verwaltung',
  editor: 'Redaktion',
  bookkeeping: 'Buchhaltung',
};
