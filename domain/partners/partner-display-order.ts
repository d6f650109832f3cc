import { type PartnerType, partnerTypes } from './partner-type.ts';

/** Partners sorted by type, then sort order. The sort is stable, so ties keep the API's order by name. */
export const inDisplayOrder = <Row extends { type: PartnerType; sortOrder: number }>(partners: readonly Row[]): Row[] =>
  partners.toSorted((a, b) => partnerTypes.indexOf(a.type) - partnerTypes.indexOf(b.type) || a.sortOrder - b.sortOrder);
