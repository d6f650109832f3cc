import type { IncomingMessage } from 'node:http';

export interface Address {
  path: string;
  search: URLSearchParams;
}

/**
 * The address of a request, decoded once for everything that follows; null when it is malformed. Addresses that other
 * software could read as another host or another path (two slashes at the start, backslashes, control characters) are.
 */
export function readAddress(url: string): Address | null {
  if (!url.startsWith('/') || url.startsWith('//')) return null;
  const mark = url.indexOf('?');
  const rawPath = mark === -1 ? url : url.slice(0, mark);
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return null;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  if (/[\u0000-\u001f\u007f\\]/.test(path) || rawPath.includes('#')) return null;
  return { path, search: new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1)) };
}

/** Whether a request has several Host lines, of which another software on its way may have believed another one (RFC 9112, 3.2). */
export function namesSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}
