import type { FirmRole } from '../core/accounts/roles.ts';

/** Somebody of a partner firm who is signed in, as of this very call; person and firm are active. */
export interface FirmPerson {
  kind: 'partner';
  id: string;
  email: string;
  name: string;
  firmId: string;
  firmName: string;
  firmRole: FirmRole;
  hasSecondFactor: boolean;
  session: { id: string; signedInAt: Date };
}
