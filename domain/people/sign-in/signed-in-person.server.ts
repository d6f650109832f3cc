import type { FirmPerson } from '../firm-person.server.ts';
import type { OfficePerson } from '../office-person.server.ts';

/** Whoever is signed in, as of this very call. */
export type SignedInPerson = OfficePerson | FirmPerson;
