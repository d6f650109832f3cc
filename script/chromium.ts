import type { LaunchOptions } from '@playwright/test';

const unneededFeatures = [
  // The address bar's drop-down: two more pages in each window, of which nobody sees any. They took half of all CPU.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // What Playwright switches off itself; the last list is the one that counts.
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

/** How Chromium is started to test and to measure: the system's own, asking nobody but the server for anything. */
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
