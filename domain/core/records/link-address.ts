/** Which addresses may become links and pictures. Free of libraries: pages check with it what they show. */

/** Absolute, http(s), without user name. Checked at write and again at render. */
export function isHttpUrl(value: string): boolean {
  if (!/^https?:\/\/[^/\\?#]/i.test(value) || !URL.canParse(value)) return false;
  const { username, password, hostname } = new URL(value);
  return username === '' && password === '' && hostname !== '';
}

/**
 * An http(s) URL, or an address of this site: '/x', but not '//' nor '/\', which browsers take for another host.
 * Control characters are the caller's to refuse: browsers drop tabs and line breaks before they read an address.
 */
export function isOwnOrHttpUrl(value: string): boolean {
  return /^\/(?![/\\])/.test(value) || isHttpUrl(value);
}
