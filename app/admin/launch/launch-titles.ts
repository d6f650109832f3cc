import type { LaunchPoint } from '#domain/everything/confirmations/launch-points.ts';

export const launchTitles: Record<LaunchPoint, string> = {
  seller: 'Seller',
  account: 'Account',
  vat: 'VAT',
  sender: 'Sender of mails',
  'test-mail': 'Test mail',
  report: 'Report',
  prices: 'Prices',
  'legal-notices': 'Legal notices',
  'privacy-note': 'Privacy note',
  contact: 'Contact',
  samples: 'Samples',
  'second-factor': 'Second factor',
  backup: 'Backup',
};
