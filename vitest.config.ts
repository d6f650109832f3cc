import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{app,content,domain,platform,server,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/global-database.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // For a hung test; nothing here asks how fast something is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
