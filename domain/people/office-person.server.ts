import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Role } from '../core/accounts/roles.ts';
import type { SecondFactorDuty } from './second-factor/second-factor-duty.ts';

/** A signed-in person of the office, read at this request. */
export interface OfficePerson extends Administrator, SecondFactorDuty {
  kind: 'office';
  id: string;
  name: string;
  role: Role;
  hasSecondFactor: boolean;
  session: { id: string; signedInAt: Date };
}
