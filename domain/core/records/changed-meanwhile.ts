/** Reason of a refusal: somebody else changed the record after it was read. */
export const changedMeanwhile = 'changed-meanwhile';
