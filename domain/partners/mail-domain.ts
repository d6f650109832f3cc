/** A domain in ASCII and lower case ('xn--mller-kva.example'); undefined if the text isn't a domain. */
export function asciiDomain(typed: string): string | undefined {
  const domain = typed.trim().replace(/^@/, '');
  // URL would silently drop a path or port, and read a number as an IP address.
  if (!/^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u.test(domain)) return undefined;
  const url = URL.parse(`http://${domain}`);
  return url && /\.[a-z][a-z\d-]*[a-z\d]$/.test(url.hostname) ? url.hostname : undefined;
}

/** Whether an address may be invited: its domain is in the list, or the list is empty. Subdomains don't match. */
export const isAllowedAddress = (email: string, domains: readonly string[]): boolean =>
  domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
