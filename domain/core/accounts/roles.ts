/** Two kinds of users, which never change into each other. */
export const userKinds = ['office', 'partner'] as const;

/** The page where people of a kind sign in. */
export const entranceOf = (kind: (typeof userKinds)[number]) => (kind === 'office' ? '/admin' : '/partner-area');

/** What somebody of a partner firm is there for: who leads invites and removes the others. */
export const firmRoles = ['lead', 'member'] as const;
export type FirmRole = (typeof firmRoles)[number];

/** What somebody of the office is there for. */
export const roles = ['administrator', 'editor', 'bookkeeping'] as const;
export type Role = (typeof roles)[number];

/**
 * What the roles may do. Every call of the office names one of these; what a role may not do, its part of the admin area
 * doesn't show.
 */
const allowed = {
  /** One's own name, password, second factor and sessions. */
  'own-account': roles,
  overview: roles,
  /** Drafts and versions of content, its library, news and who gets them, and what partner firms send, propose and let in. */
  'read-content': roles,
  /** Partners, studies and their reports, editions and texts of pages, media, news, team, videos, files of partner firms. */
  content: ['administrator', 'editor'],
  /** Who of the partner firms gets into the partner area. */
  'firm-people': ['administrator', 'editor'],
  'read-messages': roles,
  messages: ['administrator', 'editor'],
  'read-orders': ['administrator', 'bookkeeping'],
  orders: ['administrator', 'bookkeeping'],
  mails: ['administrator', 'bookkeeping'],
  accounts: ['administrator'],
  /** What nobody has thought about belongs to the administrator alone. */
  administration: ['administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof allowed;

export const rolesThatMay = (permission: Permission): readonly Role[] => allowed[permission];

export const mayDo = (role: Role, permission: Permission): boolean => rolesThatMay(permission).includes(role);
