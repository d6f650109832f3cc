import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{app,content,domain,platform,server,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/global-database.ts'],
    setupFiles: ['tests/property-seed.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
