/** Result of checking an address. */
export const linkResults = [
  'works',
  /** The site rejects bots, so the link may work for visitors. */
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

export interface CheckResult {
  result: LinkResult;
  /** HTTP status, if there was a response. */
  status: number | null;
}

const working: readonly LinkResult[] = ['works', 'refuses-programs'];

export const isFailure = (result: LinkResult): boolean => !working.includes(result);
