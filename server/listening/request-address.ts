import type { IncomingMessage } from 'node:http';
import { type Language, originalLanguage, splitLocalPath } from '#platform/languages.ts';

/** Folders that have no language; with a prefix they are unknown addresses. */
const withoutLanguage = /^\/(admin|api|uploads|\.well-known)(\/|$)/;

export interface Address {
  language: Language;
  /** Without the language's prefix. */
  path: string;
  search: URLSearchParams;
}

/**
 * The address of a request, decoded once for all uses. Null if it is malformed, or if other software could read it as
 * another host or path (two slashes at the start, backslashes, control characters).
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
  const local = splitLocalPath(path);
  const named = withoutLanguage.test(local.path) ? { language: originalLanguage as Language, path } : local;
  return { ...named, search: new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1)) };
}

/** Whether a request has several Host headers, of which a proxy may have used another one (RFC 9112, 3.2). */
export const hasSeveralHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
