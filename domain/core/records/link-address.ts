/** Addresses that may become links and pictures. Without libraries, because pages use it too. */

/** Whether it is an absolute http(s) URL without user name. Checked when stored and again when rendered. */
export function isHttpUrl(value: string): boolean {
  if (!/^https?:\/\/[^/\\?#]/i.test(value) || !URL.canParse(value)) return false;
  const { username, password, hostname } = new URL(value);
  return username === '' && password === '' && hostname !== '';
}

/**
 * Whether it is an http(s) URL or a path on this site: '/x', but not '//' or '/\', which browsers read as another host.
 * Callers have to reject control characters, because browsers ignore tabs and line breaks in addresses.
 */
export function isOwnOrHttpUrl(value: string): boolean {
  return /^\/(?![/\\])/.test(value) || isHttpUrl(value);
}
