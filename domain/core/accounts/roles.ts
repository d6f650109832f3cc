/** A user's kind never changes. */
export const userKinds = ['office', 'partner'] as const;

/** Path of the page where users of a kind sign in. */
export const signInPath = (kind: (typeof userKinds)[number]) => (kind === 'office' ? '/admin' : '/partner-area');

/** Roles in a partner firm: a lead invites and removes the firm's people. */
export const firmRoles = ['lead', 'member'] as const;
export type FirmRole = (typeof firmRoles)[number];

export const roles = ['administrator', 'editor', 'bookkeeping'] as const;
export type Role = (typeof roles)[number];

/**
 * Permissions and the roles that have them. Every call of the office requires one; the admin area hides what a role may not
 * do.
 */
const allowed = {
  /** A person's own name, password, second factor and sessions. */
  'own-account': roles,
  overview: roles,
  /** Drafts and versions of content, library, news and subscribers; files, proposals and people of partner firms. */
  'read-content': roles,
  /** Partners, studies with reports, editions and page texts, media, news, team, videos, files of partner firms. */
  content: ['administrator', 'editor'],
  /** Who has access to the partner area. */
  'firm-people': ['administrator', 'editor'],
  'read-messages': roles,
  messages: ['administrator', 'editor'],
  'read-orders': ['administrator', 'bookkeeping'],
  orders: ['administrator', 'bookkeeping'],
  mails: ['administrator', 'bookkeeping'],
  accounts: ['administrator'],
  /** Everything without a specific permission. */
  administration: ['administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof allowed;

export const rolesThatMay = (permission: Permission): readonly Role[] => allowed[permission];

export const mayDo = (role: Role, permission: Permission): boolean => rolesThatMay(permission).includes(role);
