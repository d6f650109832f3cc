/** Result of checking an address. */
export const linkResults = [
  'works',
  /** Rejects bots; a visitor may see the page. */
  'refuses-programs',
  'gone',
  'server-error',
  'no-such-host',
  'unreachable',
  'time-out',
  'certificate',
  'private-address',
  'redirects',
  'unreadable',
] as const;

export type LinkResult = (typeof linkResults)[number];

/** Result of a check. */
export interface CheckResult {
  result: LinkResult;
  /** HTTP status, if there was a response. */
  status: number | null;
}

const working: readonly LinkResult[] = ['works', 'refuses-programs'];

export const isFailure = (result: LinkResult): boolean => !working.includes(result);
