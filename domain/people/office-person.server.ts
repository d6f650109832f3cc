import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Role } from '../core/accounts/roles.ts';

/** Somebody of the office who is signed in, as of this very call. */
export interface OfficePerson extends Administrator {
  kind: 'office';
  id: string;
  name: string;
  role: Role;
  hasSecondFactor: boolean;
  /** Invited, and without a second factor yet: nothing but one's own account is open. */
  mustAddSecondFactor: boolean;
  session: { id: string; signedInAt: Date };
}
