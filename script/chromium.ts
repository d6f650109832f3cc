import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** How Chromium is started to measure: the system's own, asking nobody but the server for anything. */
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

const engine = '/usr/bin/chromium-headless-shell';

/** How it is started to test: its engine without windows, which cost three times the page itself; where there is no such program, as it is. */
export const testBrowserOptions = {
  ...chromiumOptions,
  executablePath: process.env.CHROMIUM ?? (existsSync(engine) ? engine : chromiumOptions.executablePath),
} satisfies LaunchOptions;
