import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './script/chromium.ts';

/** Differs between checkouts that run tests on one machine at the same time. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 3907);
const external = process.env.BASE_URL;

export default defineConfig({
  testDir: 'tests/browser',
  // Emptied at the start; a separate folder, so that results of other steps remain.
  outputDir: '.test-results/browser',
  fullyParallel: true,
  workers: 2,
  // Ends tests that hang, not those that are slow on a busy machine.
  timeout: 600_000,
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
