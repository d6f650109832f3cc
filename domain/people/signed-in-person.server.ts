import type { FirmPerson } from './firm-person.server.ts';
import type { OfficePerson } from './office-person.server.ts';

export type SignedInPerson = OfficePerson | FirmPerson;
