/** How an address answered, or why it didn't. */
export const linkResults = [
  'works',
  /** Turns programs away; a visitor may see it. */
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

/** What an address was asked and how it ended. */
export interface Asked {
  result: LinkResult;
  /** Of HTTP, when there was an answer. */
  status: number | null;
}

const working: readonly LinkResult[] = ['works', 'refuses-programs'];

export const isFailure = (result: LinkResult): boolean => !working.includes(result);
