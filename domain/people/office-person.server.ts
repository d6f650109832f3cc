import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Role } from '../core/accounts/roles.ts';

/** A signed-in person of the office, read at this request. */
export interface OfficePerson extends Administrator {
  kind: 'office';
  id: string;
  name: string;
  role: Role;
  hasSecondFactor: boolean;
  /** Until then they can use nothing but their own account. */
  mustAddSecondFactor: boolean;
  session: { id: string; signedInAt: Date };
}
