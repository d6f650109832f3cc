/** An Idempotency-Key that nobody else has. */
export function newKey(): string {
  // randomUUID exists on https and localhost only.
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/**
 * Gives out Idempotency-Keys: a body keeps its key for as long as it stays the same, so that sending it again after a
 * failure never stores it twice; a changed body is a new attempt.
 */
export function createAttemptKeys(): (body: unknown) => string {
  let attempt = { text: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (attempt.text !== text) attempt = { text, key: newKey() };
    return attempt.key;
  };
}
