/** Describes the header that guards a change against one that somebody else made meanwhile. */
export const ifMatchHeader = {
  'If-Match': {
    description: 'The `updatedAt` the sender knows, in double quotes: refused with 409 when the record changed since.',
    schema: { type: 'string' },
  },
};

/** Whether a record is still as the sender knows it, by If-Match as RFC 9110 reads it. Without the header it is. */
export function matchesKnownVersion(header: string | undefined, updatedAt: Date | undefined): boolean {
  if (header === undefined || header.trim() === '*' || !updatedAt) return true;
  return header.split(',').some((tag) => tag.trim() === `"${updatedAt.toISOString()}"`);
}
