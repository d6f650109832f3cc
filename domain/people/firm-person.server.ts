import type { FirmRole } from '../core/accounts/roles.ts';
import type { SecondFactorDuty } from './second-factor/second-factor-duty.ts';

/** A signed-in person of a partner firm, read at this request; person and firm are active. */
export interface FirmPerson extends SecondFactorDuty {
  kind: 'partner';
  id: string;
  email: string;
  name: string;
  firmId: string;
  firmName: string;
  firmRole: FirmRole;
  hasSecondFactor: boolean;
  /** Until they accept the current terms nothing else of the partner area is open. */
  mustAcceptTerms: boolean;
  session: { id: string; signedInAt: Date };
}
