/** The points of the list 'Before the first visitor', in its order. */
export const launchPoints = [
  'seller',
  'account',
  'vat',
  'sender',
  'test-mail',
  'report',
  'prices',
  'legal-notices',
  'privacy-note',
  'contact',
  'samples',
  'second-factor',
  'backup',
] as const;
export type LaunchPoint = (typeof launchPoints)[number];

/** Points that only a person can confirm, after reading. */
export const readPoints = ['prices', 'legal-notices', 'privacy-note'] as const;
export type ReadPoint = (typeof readPoints)[number];

/** Points with a confirmation that is stored; the mail server confirms the test mail. */
export const confirmedPoints = [...readPoints, 'test-mail'] as const;
