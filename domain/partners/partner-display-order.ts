import { type PartnerType, partnerTypes } from './partner-type.ts';

/**
 * Partners as people see them: by type, then sort order. Those that stand alike stay as they came, which is by name
 * (the API's order).
 */
export const inDisplayOrder = <Row extends { type: PartnerType; sortOrder: number }>(partners: readonly Row[]): Row[] =>
  partners.toSorted(
    (one, other) =>
      partnerTypes.indexOf(one.type) - partnerTypes.indexOf(other.type) || one.sortOrder - other.sortOrder,
  );
