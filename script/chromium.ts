import type { LaunchOptions } from '@playwright/test';

const unneededFeatures = [
  // The address bar's drop-down: two invisible pages in each window, which took half of all CPU.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's own list, repeated because Chromium uses only the last list.
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** Options of Chromium for tests and measurements: the system's Chromium, without requests to other servers. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    // Its sandbox refuses to run as root, as in containers.
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    `--disable-features=${unneededFeatures.join(',')}`,
  ],
} satisfies LaunchOptions;
