import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{app,content,domain,platform,server,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/global-database.ts'],
    setupFiles: ['tests/property-seed.ts'],
    pool: 'forks',
    // Loading the server again for each file took as much CPU as the tests. Each has its own database and directory anyway.
    isolate: false,
    // Three on two cores, because some tests only wait.
    maxWorkers: 3,
    // Only ends tests that hang; how long something takes is measured by benchmarks.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
