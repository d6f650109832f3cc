/** A unique key, such as an Idempotency-Key. */
export function newKey(): string {
  // randomUUID exists on https and localhost only.
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/**
 * Creates Idempotency-Keys: an unchanged body keeps its key, so that a retry after a failure is not stored twice; a
 * changed body gets a new key.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let attempt = { text: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (attempt.text !== text) attempt = { text, key: newKey() };
    return attempt.key;
  };
}
