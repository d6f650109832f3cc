import type { LaunchOptions } from '@playwright/test';

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
  ],
} satisfies LaunchOptions;
