/** Describes the header that detects a concurrent change. */
export const ifMatchHeader = {
  'If-Match': {
    description: 'The `updatedAt` the sender knows, in double quotes: refused with 409 when the record changed since.',
    schema: { type: 'string' },
  },
};

/** Whether a record still has the version that the sender knows, by If-Match (RFC 9110). True without the header. */
function matchesKnownVersion(header: string | undefined, updatedAt: Date | undefined): boolean {
  if (header === undefined || header.trim() === '*' || !updatedAt) return true;
  return header.split(',').some((tag) => tag.trim() === `"${updatedAt.toISOString()}"`);
}

/** The option of a change that is refused if the record was changed since the sender read it. */
export const ifKnown = (header: (name: string) => string | undefined) => ({
  matchesKnownVersion: (updatedAt: Date | undefined) => matchesKnownVersion(header('if-match'), updatedAt),
});
