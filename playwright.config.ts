import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './script/chromium.ts';

/** Set when checks of several checkouts run on one machine. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 3907);
const external = process.env.BASE_URL;

export default defineConfig({
  testDir: 'tests/browser',
  // Emptied at the start; a separate folder, so that results of other steps remain.
  outputDir: '.test-results/browser',
  fullyParallel: true,
  workers: 2,
  // Ends what hangs, not what is slow because the machine has other things to do.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '.test-results/report.json' }]],
  use: {
    baseURL: external ?? `http://127.0.0.1:${port}`,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    launchOptions: chromiumOptions,
  },
  ...(!external && {
    webServer: {
      command: 'node tests/browser/serve-build.ts',
      url: `http://127.0.0.1:${port}/api/health`,
      env: { PORT: String(port) },
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  }),
});
